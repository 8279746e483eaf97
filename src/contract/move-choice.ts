import * as z from 'zod/mini'

/** A departure that a reservation may go to, with the price difference, in cents, for all its travelers, and what becomes of its promo code. */
export const MoveChoice = z.object({
  id: z.int(),
  departure_start: z.iso.date(),
  departure_end: z.iso.date(),
  available_count: z.int(),
  difference_cents: z.int(),
  promo: z.nullable(z.string()),
})
export type MoveChoice = z.infer<typeof MoveChoice>
