import type { Hit } from '@/contract/hit'
import { Hit as HitShape } from '@/contract/hit'
import type { SearchDocument } from '../search-document'

/** The largest group one can ask seats for, and as many attributes. */
export const MOST_SEATS = 30
export const LONGEST_DAYS = 40
/** More than any day's number, so that a length and a day make one number. */
const DAYS = 100_000

export type Indexed = Hit &
  Pick<SearchDocument, 'categories' | 'region' | 'text' | 'review_count'> & {
    next_start: number | null
    next_confirmed: number | null
  } & { [openings: `${'openings' | 'confirmed'}_${number}`]: number[] }

/** The fields of a card, which a search answers. */
export const HIT_FIELDS = Object.keys(HitShape.shape)

/** A calendar date as a number of days. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/**
 * A departure of so many days that begins on a day, as one number: an engine whose filters cannot tell which first
 * day goes with which last day can then ask for both at once. `openings_3` holds the departures with three seats, `confirmed_3` those of them that are sure to leave.
 */
export const openingNumber = ({ length, day }: { length: number; day: number }): number => length * DAYS + day

/** A document as the index holds it. */
export const toIndexed = ({ hit, openings, ...rest }: SearchDocument): Indexed => {
  const start = hit.next_departure_starts[0]?.next_departure_start
  const confirmed = openings.find(({ is_confirmed }) => is_confirmed)?.first_day
  const indexed: Indexed = {
    ...hit,
    ...rest,
    next_start: start === undefined ? null : dayNumber(start),
    next_confirmed: confirmed === undefined ? null : dayNumber(confirmed),
  }
  for (const { first_day, last_day, seats, is_confirmed } of openings) {
    const day = dayNumber(first_day)
    const number = openingNumber({ length: Math.min(dayNumber(last_day) - day + 1, LONGEST_DAYS), day })
    for (let n = 1; n <= Math.min(seats, MOST_SEATS); n += 1) {
      ;(indexed[`openings_${n}`] ??= []).push(number)
      if (is_confirmed) (indexed[`confirmed_${n}`] ??= []).push(number)
    }
  }
  return indexed
}
