import type { SearchQuery } from '@/contract/search'

const DEGREE = /^-?\d{1,3}(\.\d{1,6})?$/

/** A part of the map as an address says it, undefined when there is no such part on Earth. */
export const readZone = (value: string | null): SearchQuery['zone'] => {
  const parts = value?.split(',') ?? []
  if (parts.length !== 4 || !parts.every((part) => DEGREE.test(part))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isRange = (low: number, high: number, most: number) => -most <= low && low < high && high <= most
  return isRange(west, east, 180) && isRange(south, north, 90) ? [west, south, east, north] : undefined
}
