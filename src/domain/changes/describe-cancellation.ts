import { formatShortDate } from '@/domain/days/french-dates'

type Step = {
  /** Until when this share is refunded, that day included; null: from then on. */
  until: string | null
  refund_percent: number
}

const NBSP = '\u00a0'

/** « Annulation gratuite jusqu’au 15 mai 2027, remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite. » */
export const describeCancellation = (steps: readonly Step[]): string => {
  if (steps.length === 0) return ''
  const said = steps.map(({ until, refund_percent }) => {
    const when = until === null ? (steps.length > 1 ? ' ensuite' : '') : ` jusqu’au ${formatShortDate(until)}`
    if (refund_percent === 100) return `gratuite${when}`
    if (refund_percent === 0) return `non remboursable${when}`
    return `remboursée à ${String(refund_percent)}${NBSP}%${when}`
  })
  return `Annulation ${said.join(', ')}.`
}
