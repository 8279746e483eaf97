import type { AudienceReport } from '@/contract/audience'
import { AUDIENCE_STEPS, type AudienceStep } from '@/domain/audience/audience-steps'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { AUDIENCE_MONTHS } from '@/domain/accounts/data-retention'
import { addDays } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'

type Asked = { from?: string | undefined; to?: string | undefined; now: Date }

/** So many lines of each table are shown: the first ones. */
const MOST_SHOWN = 50

/** The counts of a period: sums alone, there is nothing else. */
export const readAudience = async (asked: Asked): Promise<AudienceReport> => {
  const { from, to } = audiencePeriod(asked)
  const period = [from, to]
  const shown = [from, to, MOST_SHOWN]
  const [days, pages, steps, orders, searches, missing, vitals] = await Promise.all([
    query<AudienceReport['days'][number]>(DAYS, period),
    query<AudienceReport['pages'][number]>(PAGES, shown),
    query<AudienceReport['steps'][number]>(STEPS, period),
    queryOne<{ orders: number }>(ORDERS, period),
    query<AudienceReport['searches'][number]>(SEARCHES, shown),
    query<AudienceReport['missing'][number]>(MISSING, shown),
    query<AudienceReport['vitals'][number]>(VITALS, period),
  ])
  const visitorsAt = (step: AudienceStep) => steps.find((one) => one.step === step)?.visitors ?? 0
  return {
    from,
    to,
    days,
    pages,
    steps: AUDIENCE_STEPS.map((step) => ({ step, visitors: visitorsAt(step) })),
    orders: orders?.orders ?? 0,
    searches,
    missing,
    vitals,
  }
}

const DAYS = /* sql */ `
  select to_char(d, 'YYYY-MM-DD') as day,
    coalesce(sum(c.times) filter (where c.measure = 'view'), 0)::int as views,
    coalesce(sum(c.times) filter (where c.measure = 'visitors' and c.subject = 'site'), 0)::int as visitors
  from generate_series($1::date, $2::date, interval '1 day') d left join audience_counts c on c.day = d::date
  group by d order by d`

const PAGES = /* sql */ `
  select subject as path, min(detail) as template, sum(times)::int as views from audience_counts
  where day between $1 and $2 and measure = 'view' group by subject order by views desc, path limit $3`

const STEPS = /* sql */ `
  select subject as step, sum(times)::int as visitors from audience_counts
  where day between $1 and $2 and measure = 'visitors' group by subject`

/**
 * The reservations `r` that were made on the site in the days from $1 to $2. What the agency booked for a customer was ordered by no
 * visitor: who made a reservation is its first event.
 */
export const ORDERED_ON_SITE = /* sql */ `
  (r.created_at at time zone 'Europe/Paris')::date between $1 and $2
    and not exists (select from reservation_events e join users u on u.id = e.author_id
      where e.reservation_id = r.id and e.kind = 'created' and u.role <> 'customer')`

/** Before the first day that has a visitor, nobody was counted: orders of those days are no visitors'. */
const ORDERS = /* sql */ `
  select count(*)::int as orders from reservations r
  where (r.created_at at time zone 'Europe/Paris')::date >= (select min(day) from audience_counts where measure = 'visitors')
    and ${ORDERED_ON_SITE}`

export const SEARCHES = /* sql */ `
  select subject as where, detail as words, sum(times)::int as times from audience_counts
  where day between $1 and $2 and measure = 'search' group by 1, 2 order by times desc, words, 1 limit $3`

export const MISSING = /* sql */ `
  select subject as path, nullif(detail, '') as referrer, sum(times)::int as times from audience_counts
  where day between $1 and $2 and measure = 'missing' group by 1, 2 order by times desc, path, 2 limit $3`

/** The third quartile: the smallest value that three measures out of four do not exceed. */
const VITALS = /* sql */ `
  select template, vital, min(value) filter (where reached >= 0.75 * total)::int as p75, max(total)::int as times from (
    select template, vital, value, sum(sum(times)) over (partition by template, vital order by value) as reached,
      sum(sum(times)) over (partition by template, vital) as total
    from audience_vitals where day between $1 and $2 group by template, vital, value) measured
  group by template, vital order by template, vital`

/** Days shown when no period is asked for, today among them. */
const USUAL_DAYS = 30
const MOST_DAYS = AUDIENCE_MONTHS * 31

/** The period that was asked for, within what is kept; `to` is today at the latest. */
export const audiencePeriod = ({
  from,
  to,
  now,
}: {
  from?: string | undefined
  to?: string | undefined
  now: Date
}): { from: string; to: string } => {
  const today = calendarDayInParis(now)
  const last = to === undefined || to > today ? today : to
  const first = from ?? addDays(last, 1 - USUAL_DAYS)
  const earliest = addDays(today, -MOST_DAYS)
  const end = last < earliest ? earliest : last
  if (first > end) return { from: end, to: end }
  return { from: first < earliest ? earliest : first, to: end }
}
