import { RESERVED_SLUGS } from '@/domain/reserved-slugs'
import { isAddressAnswered } from '@/server/features/content/is-address-answered'
import type { MailQuery } from '@/server/platform/email/mail'

export type LinkingKind = 'pages' | 'articles' | 'faq-entries' | 'navigation'

/** A link within the site to which nothing answers, and what holds it; `id` is null for the links of every page. */
export type DeadLink = { kind: LinkingKind; id: number | null; title: string; href: string }

/** The dead links of what is published: those that were typed, as a link to a document follows it. */
export const findDeadLinks = async (query: MailQuery): Promise<DeadLink[]> => {
  const links = (await query(LINKS, [])).rows as DeadLink[]
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
