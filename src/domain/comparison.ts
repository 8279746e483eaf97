import { SITE_PATHS } from './site-paths'
import { SLUG_PATTERN } from './slug'
import { TOWN_CODE } from './town'

/** So many trips stand side by side at most. */
export const MOST_COMPARED = 4

/** What a comparison is of: trips by their slugs, and the code of the town that they are counted from; Paris without one. */
export type Comparison = { trips: string[]; from?: string | undefined }

type Given = Record<string, string | string[] | undefined>

/** A comparison as an address says it; what cannot be one is left out, and a trip stands there once. */
export const readComparison = ({ trips, from }: Given): Comparison => {
  const named = [trips ?? []].flat().flatMap((one) => one.split(','))
  const kept = [...new Set(named)]
    .filter((slug) => slug.length <= 120 && SLUG_PATTERN.test(slug))
    .slice(0, MOST_COMPARED)
  return { trips: kept, ...(typeof from === 'string' && TOWN_CODE.test(from) && { from }) }
}

/** The address of a comparison. */
export const comparisonPath = ({ trips, from }: Comparison): string => {
  const parts = [...(trips.length > 0 ? [`trips=${trips.join(',')}`] : []), ...(from ? [`from=${from}`] : [])]
  return [SITE_PATHS.comparison, ...(parts.length > 0 ? [parts.join('&')] : [])].join('?')
}
