import * as z from 'zod/mini'

export const Cart = z
  .object({
    id: z.int(),
    expedition_main_photo: z.nullable(z.string()),
    expedition_name: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    reservation_travelers_count: z.int(),
    total: z.number(),
    hold_expires_at: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, {
    id: 'Cart',
    description: 'The unfinished booking of the user. `total` in euros, dates in Europe/Paris.',
  })
export type Cart = z.infer<typeof Cart>
