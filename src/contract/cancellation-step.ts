import * as z from 'zod/mini'

export const CancellationStep = z
  .object({ until: z.nullable(z.iso.date()), refund_percent: z.int().check(z.gte(0), z.lte(100)) })
  .register(z.globalRegistry, {
    id: 'CancellationStep',
    description:
      'One step of the cancellation rule: what is refunded when canceled on `until` at the latest; null: from then on.',
  })
export type CancellationStep = z.infer<typeof CancellationStep>
