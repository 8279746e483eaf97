import { z } from 'zod'
import { defineRoute } from './define-route'

const group = 'Réservation'

/** The unfinished booking of the user. `total` in euros, dates in Europe/Paris. */
export const Cart = z
  .object({
    id: z.int(),
    expedition_main_photo: z.string().nullable(),
    expedition_name: z.string(),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    reservation_travelers_count: z.int(),
    total: z.number(),
    hold_expires_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Cart' })

/** A reservation as the list of « Mes réservations » shows it. */
export const Reservation = z
  .object({
    reservation_id: z.int(),
    departure_id: z.int(),
    name: z.string(),
    departure_date: z.iso.date(),
    duration_days: z.int(),
    level_number: z.int(),
    main_photo_large: z.string().nullable(),
    main_photo_small: z.string().nullable(),
    is_confirmed: z.boolean(),
    is_guide: z.boolean(),
    dashboard_completness: z.int().min(0).max(100),
    reservation_status_front_end: z.enum(['To come', 'Passed', 'Canceled']),
  })
  .meta({ id: 'Reservation' })

/** The unfinished booking of the user, or null. */
export const getCart = defineRoute({
  method: 'get',
  path: '/v1/cart',
  group,
  auth: 'user',
  summary: 'Own unfinished booking',
  response: Cart.nullable(),
})

/** The reservations of the user, and of the departures he or she guides. */
export const listReservations = defineRoute({
  method: 'get',
  path: '/v1/reservations',
  group,
  auth: 'user',
  summary: 'Own reservations',
  response: z.object({ list_reservations: z.array(Reservation) }),
})
