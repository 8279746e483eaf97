import { sql } from 'drizzle-orm'
import { TODAY_TEXT } from './paris-day'

/**
 * The prices of the departure `d` around the instant `from`, one row: `lowest_cents` of the 30 days before it, null when there was none,
 * `highest_cents` of all since, and whether a price of those 30 days is unknown (`is_unknown`).
 */
export const pricesAround = (from: string) => `(
  select min(p.price_cents) filter (where p.since < ${from} and p.ended > ${from} - interval '30 days') as lowest_cents,
    max(p.price_cents) filter (where p.ended > ${from}) as highest_cents,
    coalesce(bool_or(p.is_first_known and p.since > ${from} - interval '30 days'), false) as is_unknown
  from (select price_cents, since, is_first_known, coalesce(lead(since) over (order by since), 'infinity') as ended
    from departure_prices where departure_id = d.id) p)`

/** Whether the reduction of the departure `d` was announced, and its last day is not over. */
export const IS_ANNOUNCED_TEXT = `coalesce((d.reduction_until at time zone 'Europe/Paris')::date >= ${TODAY_TEXT}, false)`

/**
 * Joins the prices around the reduction of the departure `d` as `a`, with `s.is_announced`: around the one that stands, or around one
 * that begins now.
 */
export const AROUND_REDUCTION_TEXT = `
  cross join lateral (select ${IS_ANNOUNCED_TEXT} as is_announced) s
  cross join lateral (select case when s.is_announced then d.reduction_from else now() end as start) f
  cross join lateral ${pricesAround('f.start')} a`

/** The reduction of the departure `d` that may be shown, as the contract writes it: all prices since it began are below those before. */
export const REDUCTION_TEXT = `case when ${IS_ANNOUNCED_TEXT} then (
  select json_build_object('lowest_price_30_days', a.lowest_cents / 100.0,
    'from', to_char(d.reduction_from at time zone 'Europe/Paris', 'YYYY-MM-DD'),
    'until', to_char(d.reduction_until at time zone 'Europe/Paris', 'YYYY-MM-DD'))
  from ${pricesAround('d.reduction_from')} a where a.highest_cents < a.lowest_cents) end`
export const REDUCTION = sql.raw(REDUCTION_TEXT)
