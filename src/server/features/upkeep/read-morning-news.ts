import type { AudienceReport } from '@/contract/audience'
import { RESERVED_SLUGS } from '@/domain/content/reserved-slugs'
import { isCheckDue } from '@/domain/places/train-operators'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import type { MailQuery } from '@/server/platform/email/mail'
import { listUnfitTexts } from '@/server/platform/email/mail-text-in-force'

export type UndescribedKind = 'pages' | 'articles' | 'expeditions'

/** An address of the site that was asked for in vain, from where, and how often; `referrer` is a path of ours, another's address, or null. */
export type MissingPage = AudienceReport['missing'][number]

/**
 * Dead links, addresses asked for in vain the day before, what is published without words for search engines, the searches of the FAQ
 * without an answer since the last mail, sites of train tickets that nobody has looked at within a year, and texts of mails that can't
 * be sent.
 */
export type MorningNews = {
  day: string
  /** Whom the settings name for it; null without anybody. */
  to: string | null
  /** An instant as PostgreSQL writes it, to the microsecond: until when searches are told. */
  until: string
  undescribed: Array<{ kind: UndescribedKind; id: number; title: string }>
  searches: Array<{ words: string; times: number }>
  /** Links within the site that lead nowhere. */
  dead: DeadLink[]
  /** Those that our own pages lead to come first: they are ours to mend. */
  missing: MissingPage[]
  /** The last day that somebody saw where each leads, as `2027-06-14`. */
  operators: Array<{ name: string; read_on: string | null }>
  /** Published texts of mails that no longer fit their mail, which leaves in its initial text. */
  texts: Array<{ id: number; name: string }>
}

/** So many of each are told: the rest is in the panel. */
const MOST_TOLD = 30
const MOST_MISSING = 20

/** Null when there is nothing to tell, or when the team was told that day. */
export const readMorningNews = async ({ day }: { day: string }, query: MailQuery): Promise<MorningNews | null> => {
  const clock = await query<{ until: string; to: string | null }>(
    `select now()::text as until, (select nullif(trim(s.upkeep_email), '') from site_settings s limit 1) as to where not exists (select 1 from morning_mails where day = $1::date)`,
    [day],
  )
  const [start] = clock.rows
  if (!start) return null
  const undescribed = await query<MorningNews['undescribed'][number]>(UNDESCRIBED, [MOST_TOLD])
  const searches = await query<MorningNews['searches'][number]>(SEARCHES, [day, start.until, MOST_TOLD])
  const news = {
    day,
    ...start,
    undescribed: undescribed.rows,
    searches: searches.rows,
    dead: (await findDeadLinks(query)).slice(0, MOST_TOLD),
    missing: (await query<MissingPage>(MISSING, [day, MOST_MISSING])).rows,
    texts: await listUnfitTexts(query),
    operators: (await query<MorningNews['operators'][number]>(OPERATORS, [])).rows.filter(({ read_on }) =>
      isCheckDue({ readOn: read_on, today: day }),
    ),
  }
  const { undescribed: bare, searches: unanswered, dead, missing, operators, texts } = news
  return [bare, unanswered, dead, missing, operators, texts].some(({ length }) => length > 0) ? news : null
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

/** Once a day is told: a mail that was not sent is not made up for, the panel has all of it. */
const MISSING = /* sql */ `
  select subject as path, nullif(detail, '') as referrer, times::int as times from audience_counts
  where day = $1::date - 1 and measure = 'missing'
  order by detail like '/%' desc, times desc, path, referrer limit $2`

const OPERATORS = /* sql */ `
  select name, to_char(read_on at time zone 'UTC', 'YYYY-MM-DD') as read_on from site_settings_train_operators order by _order`

/** Since the last mail; before any, since the day before. */
const SEARCHES = /* sql */ `
  select words, times::int as times from faq_searches
  where searched_at <= $2::timestamptz and searched_at > coalesce(
    (select max(told_until) from morning_mails), ($1::date - 1)::timestamp at time zone 'Europe/Paris')
  order by times desc, words limit $3`

type LinkingKind = 'pages' | 'articles' | 'faq-entries' | 'navigation'

/** A link within the site to which nothing answers, and what holds it; `id` is null for the links of every page. */
type DeadLink = { kind: LinkingKind; id: number | null; title: string; href: string }

/** The dead links of what is published: those that were typed, as a link to a document follows it. */
const findDeadLinks = async (query: MailQuery): Promise<DeadLink[]> => {
  const links = (await query<DeadLink>(LINKS, [])).rows
  const hrefs = [...new Set(links.map(({ href }) => href))].filter(isOfContent)
  const dead = new Set<string>()
  for (const href of hrefs) if (!(await isAddressAnswered(href))) dead.add(href)
  return links.filter(({ href }) => dead.has(href))
}

/** Whether its answer depends on what is published: the site's own pages are always there. */
const isOfContent = (href: string): boolean =>
  /^\/(?:blog\/articles|expeditions|our-guides)\/[^/?#]/.test(href) ||
  !RESERVED_SLUGS.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '')

/** An address with an extension, or of the API, is a file: no page answers it. */
const LINKS = /* sql */ `
  select distinct kind, id, title, href #>> '{}' as href from (
    select 'pages' as kind, id, title, blocks as content from pages where _status = 'published'
    union all
    select 'articles', id, title, blocks from articles where _status = 'published'
    union all
    select 'faq-entries', id, question, answer from faq_entries where _status = 'published'
    union all
    select 'navigation', null, 'Liens du site', to_jsonb(navigation) from navigation where _status = 'published') published,
    lateral (
      select jsonb_path_query(content, '$.**.url ? (@ starts with "/")')
      union
      select jsonb_path_query(content, '$.**.href ? (@ starts with "/")')) as links (href)
  where href #>> '{}' !~ '^//|^/api/|\\.[a-z0-9]+$'
  order by kind, title, href`
