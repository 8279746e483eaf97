import { MARKETING_SUMS, type MarketingFigures, type MarketingSum, type Unpublished } from '@/contract/marketing'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { query, queryOne } from '@/server/platform/db/pool'
import { MISSING, SEARCHES } from './read-audience'
import { readCampaigns } from './read-campaigns'

/** So many lines of each list are shown: the first ones. */
const MOST_SHOWN = 5
const MOST_UNPUBLISHED = 30

/** The sums of the last days and of as many before, and what the marketer has to look at. */
export const readFigures = async ({ days, now }: { days: number; now: Date }): Promise<MarketingFigures> => {
  const to = calendarDayInParis(now)
  const from = addDays(to, 1 - days)
  const before = [addDays(from, -days), addDays(from, -1)]
  const shown = [from, to, MOST_SHOWN]
  const [sums, subscribers, trips, articles, searches, missing, { campaigns }, unpublished] = await Promise.all([
    query<Sums>(SUMS, [from, to, ...before]),
    queryOne<{ subscribers: number }>(SUBSCRIBERS),
    query<MarketingFigures['trips'][number]>(TRIPS, shown),
    query<MarketingFigures['articles'][number]>(ARTICLES, shown),
    query<MarketingFigures['searches'][number]>(SEARCHES, shown),
    query<MarketingFigures['missing'][number]>(MISSING, shown),
    readCampaigns({ from, to, now }),
    query<Unpublished>(UNPUBLISHED, [MOST_UNPUBLISHED]),
  ])
  const sumOf = (period: Sums['period'], sum: MarketingSum): number =>
    sums.find((row) => row.period === period)?.[sum] ?? 0
  return {
    from,
    to,
    sums: MARKETING_SUMS.map((sum) => ({ sum, now: sumOf('now', sum), before: sumOf('before', sum) })),
    subscribers: subscribers?.subscribers ?? 0,
    trips,
    articles,
    searches,
    missing,
    campaigns: campaigns.filter((one) => !one.is_ended).slice(0, MOST_SHOWN),
    unpublished,
  }
}

type Sums = Record<MarketingSum, number> & { period: 'now' | 'before' }

/** A subscription that ended keeps the day on which it did, as it was last changed. */
const SUMS = /* sql */ `
  with periods as (
    select period, first, last, first::timestamp at time zone 'Europe/Paris' as since,
      (last + 1)::timestamp at time zone 'Europe/Paris' as until
    from (values ('now', $1::date, $2::date), ('before', $3::date, $4::date)) as given (period, first, last))
  select p.period, c.*, u.*, n.* from periods p
  cross join lateral (
    select coalesce(sum(times) filter (where measure = 'view'), 0)::int as views,
      coalesce(sum(times) filter (where measure = 'visitors' and subject = 'site'), 0)::int as visitors,
      coalesce(sum(times) filter (where measure = 'visitors' and subject = 'product'), 0)::int as product,
      coalesce(sum(times) filter (where measure = 'visitors' and subject = 'booking'), 0)::int as booking
    from audience_counts where day between p.first and p.last and measure in ('view', 'visitors')) c
  cross join lateral (
    select count(*)::int as sign_ups from users
    where role = 'customer' and created_at >= p.since and created_at < p.until) u
  cross join lateral (
    select count(*) filter (where coalesce(consented_at, created_at) >= p.since
        and coalesce(consented_at, created_at) < p.until)::int as newsletter_new,
      count(*) filter (where status = 'unsubscribed' and updated_at >= p.since and updated_at < p.until)::int
        as newsletter_left
    from newsletter_subscribers where status <> 'pending') n`

const SUBSCRIBERS = /* sql */ `
  select count(*)::int as subscribers from newsletter_subscribers where status = 'subscribed'`

/** The most viewed pages of one kind, each with the title of its document if it still exists. */
const mostSeen = ({
  template,
  start,
  table,
  title,
}: Record<'template' | 'start' | 'table' | 'title', string>) => /* sql */ `
  select subject as path, coalesce(min(d.${title}), subject) as title, sum(times)::int as views
  from audience_counts c left join ${table} d on c.subject = '${start}' || d.slug
  where day between $1 and $2 and measure = 'view' and detail = '${template}'
  group by subject order by views desc, path limit $3`

const TRIPS = mostSeen({ template: 'product', start: '/expeditions/', table: 'expeditions', title: 'name' })
const ARTICLES = mostSeen({ template: 'article', start: '/blog/articles/', table: 'articles', title: 'title' })

/** What is planned comes first, by its hour, then the drafts that were written last. */
const UNPUBLISHED = /* sql */ `
  with documents as (
    select 'articles' as collection, parent_id as id, version_title as title, version__status::text as status, updated_at
    from _articles_v where latest
    union all
    select 'pages', parent_id, version_title, version__status::text, updated_at from _pages_v where latest),
  planned as (
    select input -> 'doc' ->> 'relationTo' as collection, (input -> 'doc' ->> 'value')::int as id,
      input ->> 'type' as type, min(wait_until) as at
    from payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null and not has_error and wait_until > now()
      and input -> 'doc' ->> 'relationTo' in ('articles', 'pages')
    group by 1, 2, 3)
  select d.collection, d.id, coalesce(nullif(d.title, ''), 'Sans titre') as title,
    coalesce(p.type, 'draft') as state, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
  from documents d left join planned p using (collection, id)
  where d.id is not null and (d.status = 'draft' or p.type is not null)
  order by p.at nulls last, d.updated_at desc, d.id limit $1`
