import type { ReservationDetail } from '@/contract/reservation-detail'
import { BOOKING_STATE_LABELS, bookingState } from '@/domain/reservations/booking-state'
import { addDays } from '@/domain/days/days'
import { formatShortDate, formatLongDate } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { unsureText } from '@/domain/departures/unsure-departure'

/**
 * What is still to pay and by when, to stand after « régler »: « le solde de 904,75 € avant le 15 mai 2027 ». Null when
 * all is paid.
 */
export const leftToPay = (reservation: ReservationDetail): string | null => {
  const { price } = reservation
  const settled = settledSum(reservation)
  const left = difference(price.total, settled)
  if (left <= 0) return null
  const atFirst = difference(price.deposit, settled)
  const first = `${formatPrice(atFirst)} ${dueBy(reservation, price.deposit_due_on)}`
  if (price.balance_due_on === null) return first
  const rest = left < price.balance ? `${formatPrice(left)} du solde` : `le solde de ${formatPrice(price.balance)}`
  const balance = `${rest} ${dueBy(reservation, price.balance_due_on)}`
  return atFirst > 0 ? `l’acompte de ${first}, puis ${balance}` : balance
}

/** That the departure is not sure to leave, and not to buy the train; nothing once it is. */
export const notSureYet = ({ awaited, departure_date: start, days_before }: ReservationDetail): string[] => {
  const text = unsureText({ awaited, start, today: addDays(start, -days_before) })
  return text === null ? [] : [text]
}

/** « Acompte reçu », « Tout est réglé, départ à confirmer »: what the payments come to, whatever else became of the booking. */
export const paidWords = (reservation: ReservationDetail): string =>
  BOOKING_STATE_LABELS[bookingState({ ...reservation, status: 'pending' })]

/** How many profiles miss something: « 2 profils »; null when all are complete. */
export const missingProfiles = ({ participants }: ReservationDetail): string | null => {
  const missing = participants.filter(({ completeness }) => completeness < 100).length
  return missing > 0 ? formatCount(missing, 'profil') : null
}

/** Sums are in euros: their difference is rounded to the cent. */
const difference = (sum: number, taken: number): number => Math.round((sum - taken) * 100) / 100

const dueBy = ({ departure_date, days_before }: ReservationDetail, day: string): string =>
  day < addDays(departure_date, -days_before) ? 'dès maintenant' : `avant le ${formatShortDate(day)}`

/** What is left to choose once the agency canceled; sums in euros. */
export type OpenChoice = { answerBy: string; refund: number; refundBy: string; hasCredit: boolean }

/** Each way in a line of its own, none before another in size or in words; then what silence means. */
export const choiceLines = ({
  choice,
  reservation,
}: {
  choice: OpenChoice
  reservation: ReservationDetail
}): string[] => {
  const { answerBy, refund: sum, refundBy, hasCredit } = choice
  const price = formatPrice(sum)
  return [
    `Tu as le choix, jusqu’au ${formatLongDate(answerBy)} inclus :`,
    sum > 0
      ? `• le remboursement : ${price}, le ${formatLongDate(refundBy)} au plus tard ;`
      : '• en rester là : il n’y a rien à te rembourser ;',
    `• une autre date de la même aventure, à son prix${sum > 0 ? ', où ce que tu as réglé te suit' : ''}${hasCredit ? ' ;' : '.'}`,
    ...(hasCredit ? [`• un avoir de ${price}, valable douze mois : ce qui n’a pas servi est remboursé à sa fin.`] : []),
    ...(sum > 0 ? ['Sans réponse à cette date, nous te remboursons.'] : []),
    ...(reservation.indemnity > 0
      ? [
          `Dans tous les cas, nous te versons ${formatPrice(reservation.indemnity)} d’indemnité, le ${formatLongDate(refundBy)} au plus tard.`,
        ]
      : []),
  ]
}
