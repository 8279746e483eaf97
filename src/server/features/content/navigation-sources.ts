import { SITE_PATHS } from '@/domain/site/site-paths'
import { relationId } from '@/domain/text/relation-id'
import { query } from '@/server/platform/db/pool'
import type { StoredLink, StoredNavigation } from './read-navigation'

/** What links name by number: the address of what is published, under its collection and number, and pictures. */
export type NavigationSources = { addresses: Record<string, string>; pictures: Record<string, string> }

type Named = { documents: Array<{ relationTo: string; id: number }>; pictures: number[] }
type Found = { collection: keyof typeof PATHS; id: number; slug: string }

const PATHS = {
  pages: SITE_PATHS.page,
  articles: SITE_PATHS.article,
  'activity-categories': (slug: string) => `${SITE_PATHS.catalogue}?categories=${encodeURIComponent(slug)}`,
}

const DOCUMENTS = /* sql */ `
  select 'pages' as collection, id, slug from pages where _status = 'published' and id = any($1)
  union all select 'articles', id, slug from articles where _status = 'published' and id = any($2)
  union all select 'activity-categories', id, slug from activity_categories where id = any($3)`

const PICTURES = /* sql */ `
  select id, coalesce(sizes_sm_url, url) as url from media where id = any($1)`

/** What these links name, to be looked up. */
export const namedBy = (navigation: StoredNavigation): Named => {
  const links = Object.values(navigation).flat()
  return {
    documents: links.flatMap((link) => documentOf(link) ?? []),
    pictures: links.flatMap((link) => pictureOf(link) ?? []),
  }
}

export const readNavigationSources = async ({ documents, pictures }: Named): Promise<NavigationSources> => {
  const idsOf = (collection: keyof typeof PATHS) =>
    documents.filter(({ relationTo }) => relationTo === collection).map(({ id }) => id)
  const [found, files] = await Promise.all([
    query<Found>(DOCUMENTS, [idsOf('pages'), idsOf('articles'), idsOf('activity-categories')]),
    query<{ id: number; url: string }>(PICTURES, [pictures]),
  ])
  return {
    addresses: Object.fromEntries(
      found.map((one) => [documentKey({ ...one, relationTo: one.collection }), pathOf(one)]),
    ),
    pictures: Object.fromEntries(files.map(({ id, url }) => [id, url])),
  }
}

const pathOf = ({ collection, slug }: Found): string => PATHS[collection](slug)

export const documentKey = ({ relationTo, id }: { relationTo: string; id: number }): string =>
  `${relationTo} ${String(id)}`

/** The document that a link names; null for a link of another kind. */
export const documentOf = (link: StoredLink): { relationTo: string; id: number } | null => {
  if (link.blockType !== 'document_link') return null
  const id = relationId(link.document.value)
  return id === null ? null : { relationTo: link.document.relationTo, id }
}

/** The number of the picture behind a link. */
export const pictureOf = (link: StoredLink): number | null => ('image' in link ? relationId(link.image) : null)
