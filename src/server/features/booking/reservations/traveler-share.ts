import { travelerShareCents } from '@/domain/booking-price'
import { HttpError, notFound } from '@/server/platform/http/errors'
import type { LockedReservation } from './lock-reservation'

/** What the traveler of a place costs of a reservation, in cents; 404 for a place that nobody has, 409 for the last traveler. */
export const travelerShare = ({
  reservation: { travelers, unitCents, options },
  position,
}: {
  reservation: Pick<LockedReservation, 'travelers' | 'unitCents' | 'options'>
  position: number
}): number => {
  if (position > travelers) throw notFound('Cette réservation n’a pas ce voyageur.')
  if (travelers > 1) return travelerShareCents({ label: '', unitCents, travelers, options })
  throw new HttpError({
    status: 409,
    message: 'C’est le dernier voyageur\u00a0: annule la réservation entière.',
    body: { reason: 'last' },
  })
}
