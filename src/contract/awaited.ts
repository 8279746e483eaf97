import * as z from 'zod/mini'

export const Awaited = z
  .object({ missing_count: z.int().check(z.positive()), decision_on: z.iso.date() })
  .register(z.globalRegistry, {
    id: 'Awaited',
    description:
      'What a departure waits for before it is sure to leave: so many travelers, decided on that calendar day, which may be over.',
  })
export type Awaited = z.infer<typeof Awaited>
