import { formatDayMonth, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { DURATION_BOUNDS } from './duration-bounds'

const NBSP = '\u00a0'

/** `14 juin au 4 juil. 2027`; an open range says « À partir du » or « Jusqu’au ». */
export const describeDates = ({ start, end }: { start?: string; end?: string }): string | null => {
  if (!start && !end) return null
  if (!end) return `À partir du ${formatShortDate(start)}`
  if (!start) return `Jusqu’au ${formatShortDate(end)}`
  if (start === end) return formatShortDate(start)
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `${isSameYear ? formatDayMonth(start) : formatShortDate(start)} au ${formatShortDate(end)}`
}

/** `2 à 9 jours`, `5 jours`. */
export const describeDuration = ({ min, max }: { min?: number; max?: number }): string | null => {
  if (min === undefined && max === undefined) return null
  const [from, to] = [min ?? DURATION_BOUNDS.min, max ?? DURATION_BOUNDS.max]
  return from === to ? `${from}${NBSP}jours` : `${from} à ${to}${NBSP}jours`
}

/** `Moins de 400 €`, `Plus de 400 €`, `290 € à 1 200 €`; bounds in euros. */
export const describePrice = ({ min, max }: { min?: number; max?: number }): string | null => {
  if (min === undefined && max === undefined) return null
  if (min === undefined) return `Moins de ${formatPrice(max ?? 0)}`
  if (max === undefined) return `Plus de ${formatPrice(min)}`
  return `${formatPrice(min)} à ${formatPrice(max)}`
}

/** `4 et plus`, `5 sur 5`. */
export const describeEco = (eco: number): string => (eco === 5 ? '5 sur 5' : `${eco} et plus`)

/** `5 h de train au plus`; hours. */
export const describeTrain = (hours: number): string => `${hours}${NBSP}h de train au plus`

/** `40 kg CO₂e au plus`, the stay with it. */
export const describeWeight = (kg: number): string => `${kg}${NBSP}kg CO₂e au plus`
