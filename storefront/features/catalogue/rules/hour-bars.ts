/** The last hour that the slider asks for; beyond it are all trips. */
export const MOST_HOURS = 12

export type HourBar = { hour: number; count: number; percent: number }

/** A bar for each started hour, the last for all that take longer, in percent of the tallest; each stands on zero. */
export const hourBars = (hours: Record<string, number>): HourBar[] => {
  const bars = Array.from({ length: MOST_HOURS + 1 }, (_, index) => ({ hour: index + 1, count: 0 }))
  for (const [hour, count] of Object.entries(hours)) {
    const bar = bars[Math.min(Number(hour), bars.length) - 1]
    if (bar) bar.count += count
  }
  const tallest = Math.max(...bars.map(({ count }) => count))
  return bars.map((bar) => ({ ...bar, percent: tallest > 0 ? (100 * bar.count) / tallest : 0 }))
}

/** How many arrive within so many hours. */
export const countWithin = (hours: Record<string, number>, most: number): number =>
  Object.entries(hours).reduce((sum, [hour, count]) => (Number(hour) <= most ? sum + count : sum), 0)
