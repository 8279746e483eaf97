import { isCalendarDay } from '@/domain/days/calendar-day'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { SLUG_PATTERN } from '@/domain/text/slug'
import { TOWN_CODE } from '@/domain/places/town'

/** So many trips stand side by side at most. */
export const MOST_COMPARED = 4

/**
 * What a comparison is of: trips by their slugs, the code of the town that they are counted from (Paris without one), and the
 * departures that are looked for: first day not before `start`, last day not after `end`, seats for so many travelers.
 */
export type Comparison = {
  trips: string[]
  from?: string | undefined
  start?: string | undefined
  end?: string | undefined
  travelers?: number | undefined
}

type Given = Record<string, string | string[] | undefined>

/** A comparison as an address says it; what cannot be one is left out, and a trip stands there once. */
export const readComparison = ({ trips, from, start, end, travelers }: Given): Comparison => {
  const named = [trips ?? []].flat().flatMap((one) => one.split(','))
  const kept = [...new Set(named)]
    .filter((slug) => slug.length <= 120 && SLUG_PATTERN.test(slug))
    .slice(0, MOST_COMPARED)
  return {
    trips: kept,
    ...(typeof from === 'string' && TOWN_CODE.test(from) && { from }),
    ...(isDay(start) && { start }),
    ...(isDay(end) && { end }),
    ...(typeof travelers === 'string' && /^([1-9]|[12]\d|30)$/.test(travelers) && { travelers: Number(travelers) }),
  }
}

/** The address of a comparison. */
export const comparisonPath = ({ trips, from, start, end, travelers }: Comparison): string => {
  const named = { trips: trips.length > 0 ? trips.join(',') : undefined, from, start, end, travelers }
  const parts = Object.entries(named).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${String(value)}`],
  )
  return [SITE_PATHS.comparison, ...(parts.length > 0 ? [parts.join('&')] : [])].join('?')
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)
