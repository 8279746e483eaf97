import * as z from 'zod/mini'

export const PaymentTerms = z
  .object({
    version: z.string(),
    deposit_percent: z.int().check(z.gte(10), z.lte(100), z.describe('Of the whole price, in percent.')),
    grace_days: z
      .int()
      .check(
        z.gte(1),
        z.lte(14),
        z.describe('Days between the claim of a deposit that is late and the release of its seats.'),
      ),
  })
  .register(z.globalRegistry, {
    id: 'PaymentTerms',
    description: 'What a booking is paid by: a version of the terms of payment of the agency.',
  })
