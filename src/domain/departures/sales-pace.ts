import type { UsualSales } from './usual-sales'

/** How a departure sells, compared with those that left: more than most, as they did, less, or not at all any more. */
export const SALES_PACES = ['ahead', 'on_pace', 'behind', 'stalled'] as const
export type SalesPace = (typeof SALES_PACES)[number]

/** Days without a sale after which one that sells less than half of the others did is said to sell no more. */
export const STALLED_DAYS = 14

/** How a departure sells; null where too few have left to say. Days are counted until today. */
export const salesPace = ({
  travelers,
  capacity,
  usual,
  daysSinceSale,
}: {
  travelers: number
  capacity: number
  /** As many days before, in travelers of this departure. */
  usual: UsualSales | null
  /** Since its last sale, or since it was made when it has none. */
  daysSinceSale: number
}): SalesPace | null => {
  if (!usual || capacity <= 0) return null
  if (travelers >= capacity || travelers > usual.high) return 'ahead'
  // The band is wide: what stands still is told as soon as half of the others had sold more.
  if (travelers < usual.median && daysSinceSale >= STALLED_DAYS) return 'stalled'
  return travelers < usual.low ? 'behind' : 'on_pace'
}

/** How departures that leave together sell: as most of them do, the worse one where as many say one as the other. */
export const commonPace = (paces: ReadonlyArray<SalesPace | null>): SalesPace | null => {
  const counts = SALES_PACES.map((pace) => ({ pace, count: paces.filter((one) => one === pace).length }))
  const most = Math.max(...counts.map(({ count }) => count))
  return most === 0 ? null : (counts.findLast(({ count }) => count === most)?.pace ?? null)
}

/** How a pace is said. */
export const PACE_WORDS: Record<SalesPace, string> = {
  ahead: 'en avance',
  on_pace: 'au rythme',
  behind: 'en retard',
  stalled: `sans vente depuis ${String(STALLED_DAYS)}\u00a0jours`,
}

/** The same, where nothing says yet that it is about sales: « ventes en retard ». */
export const paceWords = (pace: SalesPace): string =>
  pace === 'stalled' ? PACE_WORDS[pace] : `ventes ${PACE_WORDS[pace]}`
