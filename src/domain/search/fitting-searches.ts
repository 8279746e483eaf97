import { reachOf } from '@/domain/catalogue/reach'
import { knownLevels, type OwnLevels } from '@/domain/catalogue/trip-fit'

/** A search of the catalogue, as its address says it. */
type FittingSearch = { categories?: string; level?: string; reach?: string; travelers?: string }

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

/** An article that prepares for a level, from 1 to 5, and its path. */
export type LevelPlan = { level: number; title: string; path: string }

/**
 * The searches that find trips with seats one level above whose levels these are, the most demanding first: within one level
 * more in each family. Among the less demanding ones are trips that fit already. None where every family is at the highest.
 */
export const stepAboveSearches = (levels: OwnLevels): FittingSearch[] => {
  const above = knownLevels(levels)
    .filter(([, level]) => level < 5)
    .map(([family, level]) => [family, level + 1] as const)
  const most = Math.max(0, ...above.map(([, level]) => level))
  const reach = reachOf(Object.fromEntries(above)).join(',')
  return Array.from({ length: most }, (_, index) => ({ reach, level: String(most - index), travelers: '1' }))
}
