import { withoutEndSlashes } from '@/domain/site/without-end-slashes'

/** Where a slash at the end is part of the address, or the caller's own business. */
const OTHERS = /^\/(?:api|auth|_next)\//

/**
 * Where to send who reads a page under its address with a slash at the end: each page has one address, and scripts that
 * read another one than the server did would draw the page anew.
 */
export function tidyAddress({ method, url }: { method: string | undefined; url: URL }): string | undefined {
  const { pathname, search } = url
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!pathname.endsWith('/') || pathname === '/' || OTHERS.test(pathname)) return undefined
  // Never « //host », which leads elsewhere.
  return `/${withoutEndSlashes(pathname).replace(/^\/+/, '')}${search}`
}
