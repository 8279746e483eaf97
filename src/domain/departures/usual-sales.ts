/** Travelers who came, or left when negative, so many days before the first day of their departure. */
export type SalesStep = { daysBefore: number; travelers: number }

/** A departure that left, with how it was sold. */
export type SoldDeparture = { capacity: number; steps: readonly SalesStep[] }

/** What nine departures in ten had sold, from `low` to `high`, and half of them, in travelers of one departure. */
export type UsualSales = { low: number; median: number; high: number }

/** Departures that must have left before anything is called usual: each end of nine in ten then stands for one at least. */
export const USUAL_FROM = 20

/** Years of departures that are compared. */
export const COMPARED_YEARS = 2

/** Lengths that are compared with each other: those that the law tells apart to decide whether a departure leaves. */
export const LENGTH_KINDS = ['day', 'short', 'long'] as const
export type LengthKind = (typeof LENGTH_KINDS)[number]

/** How the departures of a length are called. */
export const LENGTH_KIND_WORDS: Record<LengthKind, string> = {
  day: 'd’un jour',
  short: 'de 2 à 6\u00a0jours',
  long: 'de 7\u00a0jours ou plus',
}

/** How many travelers a departure had so many days before it left. */
export const travelersBefore = ({ steps, daysBefore }: { steps: readonly SalesStep[]; daysBefore: number }): number =>
  steps.reduce((sum, step) => (step.daysBefore >= daysBefore ? sum + step.travelers : sum), 0)

/** Days since the last sale of a departure, so many days before it leaves; since it was made when it has none. */
export const daysSinceSale = ({
  steps,
  daysBefore,
  daysSinceMade,
}: {
  steps: readonly SalesStep[]
  daysBefore: number
  daysSinceMade: number
}): number => {
  const sales = steps.filter(({ travelers }) => travelers > 0).map((step) => step.daysBefore - daysBefore)
  return sales.length > 0 ? Math.min(...sales) : daysSinceMade
}

/** The departures that tell when they were sold: what was written down after one had left says nothing of that. */
export const comparable = (departures: readonly SoldDeparture[]): SoldDeparture[] =>
  departures.filter(
    ({ capacity, steps }) =>
      capacity > 0 && steps.every(({ daysBefore, travelers }) => daysBefore >= 0 || travelers <= 0),
  )

/**
 * What comparable departures had sold so many days before, by the share of their seats, in travelers of a departure of that
 * capacity; null when too few have left.
 */
export const usualSales = ({
  departures,
  daysBefore,
  capacity,
}: {
  departures: readonly SoldDeparture[]
  daysBefore: number
  capacity: number
}): UsualSales | null => {
  if (departures.length < USUAL_FROM) return null
  const fills = departures
    .map(({ steps, capacity: seats }) => Math.min(1, travelersBefore({ steps, daysBefore }) / seats))
    .sort((one, other) => one - other)
  const at = (share: number) => rounded(percentile({ sorted: fills, share }) * capacity)
  // Whole travelers, and never fewer departures than nine in ten between them.
  return { low: Math.floor(at(0.05)), median: at(0.5), high: Math.ceil(at(0.95)) }
}

const percentile = ({ sorted, share }: { sorted: readonly number[]; share: number }): number => {
  const rank = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(rank)] ?? 0, sorted[Math.ceil(rank)] ?? 0]
  return below + (above - below) * (rank % 1)
}

// A share such as 3/8 of 8 seats is three of them, not a hair less.
const rounded = (travelers: number): number => Math.round(travelers * 1_000) / 1_000
