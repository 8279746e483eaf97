import * as z from 'zod/mini'

/** Another reservation of the same customer on the same departure, as each answer names it. */
export const AlsoBooked = z
  .nullable(z.object({ reservation_id: z.int(), number: z.string() }))
  .check(z.describe('Another reservation of the customer on this departure; null without one.'))
