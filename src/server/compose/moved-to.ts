import { SITE_PATHS } from '@/domain/site/site-paths'
import { findAddress, type SluggedTable } from '@/server/features/content/find-address'

/** Which addresses may be old ones of a document: its slug is what the pattern takes. */
const KINDS: Array<{ pattern: RegExp; table: SluggedTable; path: (slug: string) => string }> = [
  { pattern: /^\/([a-z0-9-]+)$/, table: 'pages', path: SITE_PATHS.page },
  { pattern: /^\/blog\/articles\/([a-z0-9-]+)$/, table: 'articles', path: SITE_PATHS.article },
]

/** Where the document is now that had this address, its query kept; undefined when none had, or when it cannot be known. */
export const movedTo = async ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<string | undefined> => {
  for (const { pattern, table, path } of KINDS) {
    const slug = pattern.exec(pathname)?.[1]
    if (slug === undefined) continue
    const found = await findAddress({ table, slug }).catch(() => null)
    if (found?.state === 'moved') return path(found.slug) + search
  }
  return undefined
}
