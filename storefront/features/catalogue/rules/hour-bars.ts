/** The last hour that the slider asks for; beyond it are all trips. */
export const MOST_HOURS = 12

/** `isCut` where the count goes on above the top of the chart. */
export type HourBar = { hour: number; count: number; percent: number; isCut: boolean }

/**
 * A bar for each started hour, in percent of the tallest; each stands on zero. The last is for all that take longer: most trips of
 * a continent, which would leave the hours no height, so it is cut at the top and says so.
 */
export const hourBars = (hours: Record<string, number>): HourBar[] => {
  const bars = Array.from({ length: MOST_HOURS + 1 }, (_, index) => ({ hour: index + 1, count: 0 }))
  for (const [hour, count] of Object.entries(hours)) {
    const bar = bars[Math.min(Number(hour), bars.length) - 1]
    if (bar) bar.count += count
  }
  const hourly = Math.max(...bars.slice(0, -1).map(({ count }) => count))
  const tallest = hourly || Math.max(...bars.map(({ count }) => count))
  return bars.map((bar) => ({
    ...bar,
    percent: tallest > 0 ? Math.min(100, (100 * bar.count) / tallest) : 0,
    isCut: bar.count > tallest,
  }))
}

/** How many arrive within so many hours. */
export const countWithin = (hours: Record<string, number>, most: number): number =>
  Object.entries(hours).reduce((sum, [hour, count]) => (Number(hour) <= most ? sum + count : sum), 0)
