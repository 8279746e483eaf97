import { SLUG_PATTERN } from '@/domain/text/slug'
import { queryOne } from '@/server/platform/db/pool'

/** Where an address leads: to a page of its own, to where that document is now, or nowhere. */
export type Address = { state: 'there' } | { state: 'moved'; slug: string } | { state: 'unknown' }

/** The tables whose addresses are kept by `keep_published_slug`. */
export type SluggedTable = 'pages' | 'articles'

const statement = (table: SluggedTable) => /* sql */ `
  select d.slug from published_slugs s join ${table} d on d.id = s.document_id and d._status = 'published'
  where s.collection = '${table}' and s.slug = $1`

/**
 * What is to be found at `slug`. An address is kept with the document that was published under it last, not with another
 * address, so that none leads to one that leads on.
 */
export const findAddress = async ({ table, slug }: { table: SluggedTable; slug: string }): Promise<Address> => {
  if (!SLUG_PATTERN.test(slug)) return { state: 'unknown' }
  const found = await queryOne<{ slug: string }>(statement(table), [slug], `find-address-${table}`)
  if (!found) return { state: 'unknown' }
  return found.slug === slug ? { state: 'there' } : { state: 'moved', slug: found.slug }
}
