import * as z from 'zod/mini'
import { pathCount, PathId } from './whole-numbers'

const ownCart = z.meta({ description: 'The number of one’s own cart, as `GET /v1/cart` answers it.', example: 412 })
const ownReservation = z.meta({
  description: 'The number of one’s own reservation, as `GET /v1/reservations` answers it.',
  example: 908,
})
const place = z.meta({ description: 'The place of the traveler in the reservation, from 1.', example: 2 })

export const CartParams = z.object({ id: PathId.check(ownCart) })
export const ReservationParams = z.object({ id: PathId.check(ownReservation) })
export const TravelerParams = z.object({ id: PathId.check(ownReservation), position: pathCount(30).check(place) })

/** The departures that a guide leads. */
export const GuidedParams = z.object({
  id: PathId.check(z.meta({ description: "The number of one of the guide's departures.", example: 118 })),
})

/** The token of a private link: what follows `#token=` in its address. */
export const LinkHeaders = z.object({
  'link-token': z._default(z.string().check(z.maxLength(100)), '').check(
    z.meta({
      description: 'What follows `#token=` in the address of a private link.',
      example: 'k3Yb0mS8rQ',
    }),
  ),
})

/** The key by which the same call, sent again, is done once. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(100),
    z.meta({
      description: 'A text of your own, new for each thing that is asked: the same key again does it once.',
      example: '5f0c2a6e-8b1d-4e57-9d0b-1c7a4be2f0aa',
    }),
  ),
})

/** The token of a link in a mail. */
export const MailToken = z
  .string()
  .check(z.maxLength(1000), z.meta({ description: 'The token of the link in the mail.', example: 'k3Yb0mS8rQ' }))
