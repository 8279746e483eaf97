import { formatNumber } from './price'

/** Writes a count with its noun, plural from two on as in French: `1 place`, `0 place`, `2 places`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)}\u00a0${count < 2 ? one : many}`

/** Writes a rank as French does before a feminine noun: `1re`, `2e`. */
export const formatRank = (rank: number): string => `${formatNumber(rank)}${rank === 1 ? 're' : 'e'}`
