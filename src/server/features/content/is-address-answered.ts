import { findArticleCategory } from '@/domain/content/article-categories'
import { SITE_PAGES } from '@/domain/site/site-pages'
import { hasGuidePage } from '@/server/features/catalogue/guides/find-guide'
import { queryOne } from '@/server/platform/db/pool'
import { findAddress } from './find-address'

const FIXED = new Set<string | null>(SITE_PAGES.map(({ href }) => href))

/** Whether an address of the site, with its query or anchor, has something to show today. */
export const isAddressAnswered = async (href: string): Promise<boolean> => {
  const { pathname } = new URL(href, 'https://site.invalid')
  const path = pathname.replace(/(.)\/$/, '$1')
  if (FIXED.has(path)) return true
  const slug = path.slice(path.lastIndexOf('/') + 1)
  switch (path.slice(0, -slug.length)) {
    case '/':
      return (await findAddress({ table: 'pages', slug })).state !== 'unknown'
    case '/blog/articles/':
      return (await findAddress({ table: 'articles', slug })).state !== 'unknown'
    case '/blog/articles/category/':
      return findArticleCategory(slug) !== undefined
    case '/expeditions/':
      return isThere('expedition', `select 1 from expedition_hits where hit ->> 'slug' = $1`, slug)
    case '/our-guides/':
      return hasGuidePage(slug)
    default:
      return false
  }
}

const isThere = async (name: string, statement: string, slug: string) =>
  (await queryOne(statement, [slug], `is-address-answered-${name}`)) !== null
