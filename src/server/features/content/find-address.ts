import { SLUG_PATTERN } from '@/domain/slug'
import { queryOne } from '@/server/platform/db/pool'

/** Where an address leads: to a page of its own, to where that document is now, or nowhere. */
export type Address = { state: 'there' } | { state: 'moved'; slug: string } | { state: 'unknown' }

/** The tables whose addresses are kept by `keep_published_slug`. */
export type SluggedTable = 'pages'

const statement = (table: SluggedTable) => /* sql */ `
  select d.slug from ${table} d where d._status = 'published' and (
    d.slug = $1 or d.id = (select document_id from published_slugs where collection = '${table}' and slug = $1)
  ) order by d.slug = $1 desc limit 1`

/**
 * What is to be found at `slug`: who has the address now comes before who had it. An address is kept with its document, not
 * with another address, so that none leads to one that leads on.
 */
export const findAddress = async ({ table, slug }: { table: SluggedTable; slug: string }): Promise<Address> => {
  if (!SLUG_PATTERN.test(slug)) return { state: 'unknown' }
  const found = await queryOne<{ slug: string }>(statement(table), [slug], `find-address-${table}`)
  if (!found) return { state: 'unknown' }
  return found.slug === slug ? { state: 'there' } : { state: 'moved', slug: found.slug }
}
