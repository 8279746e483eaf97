import { missingPath } from '@/domain/content/missing-path'
import { countedPage } from './counted-page'

/**
 * Where a link that leads nowhere stands: a path for a page of this site, origin and path for another’s, without query; null
 * for what is neither. A private page says no more than which one it is.
 */
export const notedReferrer = ({ from, siteUrl }: { from: string; siteUrl: string }): string | null => {
  if (from === '' || !URL.canParse(from, siteUrl)) return null
  const { protocol, origin, pathname } = new URL(from, siteUrl)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  if (origin !== new URL(siteUrl).origin) return origin + missingPath(pathname)
  const page = countedPage(pathname)
  if (page === null) return null
  return page === 'missing' ? missingPath(pathname) : page.path
}

/** Whether a noted referrer is a page of this site: the link is ours to mend. */
export const isOwnReferrer = (referrer: string): boolean => referrer.startsWith('/')
