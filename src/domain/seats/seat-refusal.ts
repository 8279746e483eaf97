import { formatCount } from '@/domain/text/plural'

export type SeatRefusal = { reason: 'full' | 'canceled' | 'closed'; available: number }

/** Says why seats could not be taken. */
export const seatRefusalMessage = ({ reason, available }: SeatRefusal): string => {
  if (reason === 'canceled') return 'Ce départ est annulé.'
  if (reason === 'closed') return 'Ce départ n’est plus ouvert à la réservation.'
  return available > 0 ? `${seatsRemaining(available)} sur ce départ.` : 'Ce départ est complet.'
}

/** `Il ne reste qu’une place`, `Il ne reste que 2 places`. */
export const seatsRemaining = (count: number): string =>
  `Il ne reste ${count === 1 ? 'qu’une place' : `que ${formatCount(count, 'place')}`}`
