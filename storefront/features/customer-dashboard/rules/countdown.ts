import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatCount } from '@/domain/text/plural'

/** The big figure of the banner and what it counts; null when there is nothing to count any more. */
export const countdown = ({
  days_before: days,
  reservation_status_front_end: section,
}: Pick<ReservationDetail, 'days_before' | 'reservation_status_front_end'>): {
  figure: string
  text: string
} | null => {
  if (section !== 'To come') return null
  if (days > 0) return { figure: formatCount(days, 'jour'), text: 'avant le départ' }
  if (days === 0) return { figure: 'Jour J', text: 'c’est aujourd’hui' }
  return { figure: 'En route', text: 'belle aventure à toi' }
}
