import type { MailQuery } from '@/server/platform/email/mail'
import { findDeadLinks, type DeadLink } from './find-dead-links'

export type UndescribedKind = 'pages' | 'articles' | 'expeditions'

/** Dead links, what is published without words for search engines, and the searches of the FAQ without an answer since the last mail. */
export type MorningNews = {
  day: string
  /** An instant as PostgreSQL writes it, to the microsecond: until when searches are told. */
  until: string
  undescribed: Array<{ kind: UndescribedKind; id: number; title: string }>
  searches: Array<{ words: string; times: number }>
  /** Links within the site that lead nowhere. */
  dead: DeadLink[]
}

/** So many of each are told: the rest is in the panel. */
const MOST_TOLD = 30

/** Null when there is nothing to tell, or when the team was told that day. */
export const readMorningNews = async ({ day }: { day: string }, query: MailQuery): Promise<MorningNews | null> => {
  const clock = await query(
    `select now()::text as until where not exists (select 1 from morning_mails where day = $1::date)`,
    [day],
  )
  const [start] = clock.rows as Array<{ until: string }>
  if (!start) return null
  const undescribed = await query(UNDESCRIBED, [MOST_TOLD])
  const searches = await query(SEARCHES, [day, start.until, MOST_TOLD])
  const news = {
    day,
    until: start.until,
    undescribed: undescribed.rows as MorningNews['undescribed'],
    searches: searches.rows as MorningNews['searches'],
    dead: (await findDeadLinks(query)).slice(0, MOST_TOLD),
  }
  return news.undescribed.length + news.searches.length + news.dead.length > 0 ? news : null
}

/** A description left empty is taken from the first words of the page: without those either, there is none. */
const UNDESCRIBED = /* sql */ `
  select kind, id, title from (
    select 'pages' as kind, id, title, concat(seo_description, lead) as said from pages where _status = 'published'
    union all
    select 'articles', id, title, concat(seo_description, lead) from articles where _status = 'published'
    union all
    select 'expeditions', id, name, tagline from expeditions where _status = 'published') published
  where coalesce(trim(said), '') = ''
  order by kind, title, id limit $1`

/** Since the last mail; before any, since the day before. */
const SEARCHES = /* sql */ `
  select words, times::int as times from faq_searches
  where searched_at <= $2::timestamptz and searched_at > coalesce(
    (select max(told_until) from morning_mails), ($1::date - 1)::timestamp at time zone 'Europe/Paris')
  order by times desc, words limit $3`
