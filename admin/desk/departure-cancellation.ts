import type { DepartureDesk } from '@/contract/desk'
import type { DepartureEnding } from '@/domain/departure-ending'
import { formatCount } from '@/domain/plural'
import { formatCents } from './format-cents'

/**
 * What canceling a departure does, a sentence each: its reservations, their mails, what is to be given back and
 * what is owed on top, its holds.
 */
export const departureCancellation = ({
  reservations,
  holds,
  confirmation,
  ending,
}: Pick<DepartureDesk, 'reservations' | 'holds' | 'confirmation'> & { ending: DepartureEnding }): string[] => {
  const ended = reservations.filter(({ status }) => status !== 'canceled')
  const paidCents = ended.reduce((sum, { paid_cents }) => sum + paid_cents, 0)
  return [
    ...(ended.length > 0
      ? reservationLines({ count: ended.length, travelers: travelersOf(ended), paidCents })
      : NOBODY),
    ...(ending === 'other' && confirmation.indemnity_cents > 0
      ? [
          `${formatCents(confirmation.indemnity_cents)} d’indemnité à verser en plus\u00a0: ce qu’annuler aujourd’hui aurait coûté aux clients (article R211-10 du Code du tourisme).`,
        ]
      : []),
    ...(holds.length > 0
      ? [`${formatCount(travelersOf(holds), 'place retenue', 'places retenues')} dans un panier, perdues sans mail.`]
      : []),
    'C’est définitif\u00a0: un départ annulé ne rouvre pas.',
  ]
}

const NOBODY = ['Personne n’a réservé\u00a0: aucun mail ne part.']

const reservationLines = ({
  count,
  travelers,
  paidCents,
}: {
  count: number
  travelers: number
  paidCents: number
}): string[] => [
  `${formatCount(count, 'réservation annulée', 'réservations annulées')} sans frais, pour ${formatCount(travelers, 'voyageur')}.`,
  `${formatCount(count, 'client prévenu', 'clients prévenus')} par mail, avec ton motif, et leurs invités aussi.`,
  paidCents > 0
    ? `${formatCents(paidCents)} à rembourser, réservation par réservation.`
    : 'Rien à rembourser\u00a0: rien n’a été réglé.',
]

const travelersOf = (bookings: Array<{ travelers_count: number }>): number =>
  bookings.reduce((sum, { travelers_count }) => sum + travelers_count, 0)
