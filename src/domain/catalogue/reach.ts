import { knownLevels, type OwnLevels } from './trip-fit'

/** A family and the level from 0 to 5 that somebody has there, as an address says it: `neige.2`. */
export const REACH_TERM = /^[a-z0-9-]{1,100}\.[0-5]$/

/** Somebody's levels as an address says them, in an order of their own. */
export const reachOf = (levels: OwnLevels): string[] =>
  knownLevels(levels)
    .map(([family, level]) => `${family}.${String(level)}`)
    .toSorted()

/** What an address says of somebody's levels. */
export const readReach = (reach: readonly string[]): Array<{ family: string; level: number }> =>
  reach.map((term) => {
    const at = term.lastIndexOf('.')
    return { family: term.slice(0, at), level: Number(term.slice(at + 1)) }
  })
