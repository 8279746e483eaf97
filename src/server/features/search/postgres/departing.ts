import type { SearchQuery } from '@/contract/search-query'
import { daysBetween } from '@/domain/days/days'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import type { Bind } from './binder'
import { bitsWhere } from './hit-bits'

type Dated = Pick<SearchQuery, 'start' | 'end' | 'travelers' | 'confirmed'>
type Asked = { search: Dated; bind: Bind }

/** Whether a search keeps to some departures. */
export const isDated = ({ start, end, travelers, confirmed }: Dated): boolean =>
  [start, end, travelers, confirmed].some((asked) => asked !== undefined)

/** The condition on the departures `d` that a search keeps to: to come, within its dates, with seats for its travelers, sure to leave. */
export const departing = ({ search: { start, end, travelers, confirmed }, bind }: Asked): string =>
  [
    confirmed === undefined ? NOT_CANCELED_TEXT.d : `d.status = 'confirmed'`,
    `d.first_day > ${TODAY_TEXT}`,
    `d.open_seats >= ${bind(travelers ?? 1, 'int')}`,
    start !== undefined && `d.first_day >= ${bind(start, 'date')}`,
    end !== undefined && `d.last_day <= ${bind(end, 'date')} and d.first_day <= ${bind(end, 'date')}`,
  ]
    .filter(Boolean)
    .join(' and ')

/** SQL of the cards that have such a departure. */
export const departingCards = ({ search, bind, where = 'true' }: Asked & { where?: string }): string =>
  `select d.expedition_id as id from departures d where ${departing({ search, bind })} and ${where}`

// A card's weeks (`hit_rows.weeks`, the facet `weeks`) are those that a departure with a place begins in, unless it lasts longer
// than two weeks: whoever comes home by a day then surely does from each week that ends two weeks before it.
const NIGHTS = 14
const FIRST_MONDAY = `date '2024-01-01'`

/** SQL of the number of the week that a departure begins in, null for one that lasts too long to be known by it. */
export const weekOf = ({ first, last }: { first: string; last: string }): string =>
  `case when ${last} - ${first} <= ${String(NIGHTS)} then (${first} - ${FIRST_MONDAY}) / 7 end`

/** Days that hold few whole weeks: their departures are looked up. */
const SHORT = 42

/** The bits of the cards that have such a departure in the weeks wholly within its dates, and SQL of those that have one elsewhere. */
export const departingWeeks = ({ search, bind }: Asked): { bits: string; elsewhere: string } | undefined => {
  const { start, end, travelers = 1, confirmed } = search
  const isShort = start !== undefined && end !== undefined && daysBetween({ from: start, to: end }) < SHORT
  if (confirmed !== undefined || travelers > 1 || isShort) return undefined

  const from = start === undefined ? `${TODAY_TEXT} + 1` : `greatest(${bind(start, 'date')}, ${TODAY_TEXT} + 1)`
  const first = `((${from}) + 6 - ${FIRST_MONDAY}) / 7`
  const beyond = end !== undefined && `(${bind(end, 'date')} - ${String(NIGHTS + 6)} - ${FIRST_MONDAY}) / 7 + 1`
  const before = (week: string): string => `d.first_day < ${FIRST_MONDAY} + (${week}) * 7`
  const elsewhere = [
    departingCards({ search, bind, where: before(first) }),
    beyond && departingCards({ search, bind, where: `not ${before(beyond)}` }),
    departingCards({ search, bind, where: `d.last_day - d.first_day > ${String(NIGHTS)}` }),
  ]
  // `case`: the values of other facets are no numbers.
  const inside = `b.value::int >= ${first}${beyond ? ` and b.value::int < ${beyond}` : ''}`
  return {
    bits: bitsWhere(`b.facet = 'weeks' and case b.facet when 'weeks' then ${inside} end`),
    elsewhere: elsewhere.filter(Boolean).join(' union all '),
  }
}
