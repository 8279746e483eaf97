import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'

/** Another date with room for all who travel; sums in euros. */
export type OfferedDate = {
  departure_id: number
  departure_start: string
  departure_end: string
  available_count: number
  total: number
  difference: number
}

/** What a date costs more or less than the present contract, with its sign. */
export const differenceText = (difference: number): string => {
  if (difference === 0) return 'Même prix'
  return `${difference > 0 ? '+' : '−'}\u00a0${formatPrice(Math.abs(difference))}`
}

export const dateNote = ({ available_count: available, total }: OfferedDate): string =>
  `${formatCount(available, 'place')}, ${formatPrice(total)} en tout`
