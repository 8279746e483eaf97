import type { FittingSearch } from './fitting-searches'
import type { OwnLevels } from './trip-fit'

/** An article that prepares for a level, from 1 to 5, and its path. */
export type LevelPlan = { level: number; title: string; path: string }

/**
 * The searches for trips one level above whose levels these are, best first: in the strongest families, with seats or else
 * without. None at the highest level, nor without a level.
 */
export const stepAboveSearches = (levels: OwnLevels): FittingSearch[] => {
  const known = Object.entries(levels).flatMap(([slug, level]): Array<[string, number]> =>
    level === undefined ? [] : [[slug, level]],
  )
  const best = Math.max(-1, ...known.map(([, level]) => level))
  if (best < 0 || best >= 5) return []
  const categories = known
    .filter(([, level]) => level === best)
    .map(([slug]) => slug)
    .join(',')
  const above = { categories, level: String(best + 1) }
  return [{ ...above, travelers: '1' }, above]
}
