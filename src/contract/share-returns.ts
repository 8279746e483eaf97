import * as z from 'zod/mini'

/** What comes back to each who paid a share of a deposit, in euros. */
export const ShareReturns = z
  .array(
    z.object({
      name: z.nullable(z.string()).check(z.describe('First name that who booked gave the share.')),
      paid: z.number().check(z.describe('What the card of this share paid, in euros.')),
      refund: z.number().check(z.describe('What would come back to it, in euros.')),
    }),
  )
  .check(z.describe('The shares of the deposit, by who paid them; empty when it was not shared.'))
