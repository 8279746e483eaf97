import { knownLevels, type OwnLevels } from './trip-fit'

/** A search of the catalogue, as its address says it. */
export type FittingSearch = { categories?: string; level?: string; reach?: string; travelers?: string }

const WITH_DATES = { travelers: '1' }

/**
 * The searches that look for trips with seats for whose levels these are, best first: in the strongest families at the own
 * level, then below it, then the easiest of all, with dates or else without. Nobody is left without a trip.
 */
export const fittingSearches = (levels: OwnLevels): FittingSearch[] => {
  const known = knownLevels(levels)
  const best = Math.max(0, ...known.map(([, level]) => level))
  const categories = known
    .filter(([, level]) => level === best)
    .map(([slug]) => slug)
    .join(',')
  const descending = Array.from({ length: best + 1 }, (_, index) => best - index)
  return [
    ...descending.map((level) => ({ categories, level: String(level), ...WITH_DATES })),
    ...['0,1', '2', '3,4,5'].map((level) => ({ level, ...WITH_DATES })),
    {},
  ]
}
