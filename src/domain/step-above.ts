import type { FittingSearch } from './fitting-searches'
import { reachOf } from './reach'
import { knownLevels, type OwnLevels } from './trip-fit'

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
