import type { ReservationDetail } from '@/contract/reservations'
import { addDays } from '@/domain/days'
import { formatShortDate } from '@/domain/french-dates'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'

/**
 * What is still to pay and by when, to stand after « régler »: « le solde de 904,75 € avant le 15 mai 2027 ». Null when
 * all is paid.
 */
export const leftToPay = (reservation: ReservationDetail): string | null => {
  const { price, paid } = reservation
  const left = difference(price.total, paid)
  if (left <= 0) return null
  const atFirst = difference(price.deposit, paid)
  const first = `${formatPrice(atFirst)} ${dueBy(reservation, price.deposit_due_on)}`
  if (price.balance_due_on === null) return first
  const balance = `le solde de ${formatPrice(Math.min(left, price.balance))} ${dueBy(reservation, price.balance_due_on)}`
  return atFirst > 0 ? `l’acompte de ${first}, puis ${balance}` : balance
}

/** How many profiles miss something: « 2 profils »; null when all are complete. */
export const missingProfiles = ({ participants }: ReservationDetail): string | null => {
  const missing = participants.filter(({ completeness }) => completeness < 100).length
  return missing > 0 ? formatCount(missing, 'profil') : null
}

/** Sums are in euros: their difference is rounded to the cent. */
const difference = (sum: number, taken: number): number => Math.round((sum - taken) * 100) / 100

const dueBy = ({ departure_date, days_before }: ReservationDetail, day: string): string =>
  day < addDays(departure_date, -days_before) ? 'dès maintenant' : `avant le ${formatShortDate(day)}`
