/** How a departure sells, compared with those that left: more than most, as they did, less, or less and not at all any more. */
export const SALES_PACES = ['ahead', 'on_pace', 'behind', 'stalled'] as const
export type SalesPace = (typeof SALES_PACES)[number]

/** Departures that must have left before anything is called usual. */
export const USUAL_FROM = 10

/** Days without a sale after which one that sells less than usual is said to sell no more. */
export const STALLED_DAYS = 14

/** What half of the departures that left had sold as long before, from `low` to `high`, as shares of their seats. */
export type UsualFill = { low: number; high: number; count: number }

/** How a departure sells; null where too few have left to say. Days are counted until today. */
export const salesPace = ({
  taken,
  capacity,
  usual,
  daysSinceSale,
}: {
  taken: number
  capacity: number
  usual: UsualFill | null
  /** Since its last sale, or since it was made when it has none. */
  daysSinceSale: number
}): SalesPace | null => {
  if (!usual || usual.count < USUAL_FROM || capacity <= 0) return null
  const fill = taken / capacity
  if (fill >= 1 || fill > usual.high) return 'ahead'
  if (fill >= usual.low) return 'on_pace'
  return daysSinceSale >= STALLED_DAYS ? 'stalled' : 'behind'
}

/** How a pace is said. */
export const PACE_WORDS: Record<SalesPace, string> = {
  ahead: 'en avance',
  on_pace: 'au rythme',
  behind: 'en retard',
  stalled: `sans vente depuis ${String(STALLED_DAYS)}\u00a0jours`,
}
