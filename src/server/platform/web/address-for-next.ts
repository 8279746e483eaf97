import type { BuiltRoutes } from './built-routes'

/**
 * One page answers every unknown address: Next would keep one for each, and so push the site's own out of its memory. No page
 * made in the panel has an address of two parts.
 */
export const UNKNOWN_PAGE = '/introuvable/ici'

type Asked = {
  url: URL
  /** Whether Next's router asks, by a script of the page. */
  isRouter: boolean
  routes: BuiltRoutes
  /** By route with a parameter whose pages are kept: which values have a page. */
  values: Readonly<Record<string, (value: string) => Promise<boolean>>>
}

/**
 * The address that Next is asked for. A page that is kept is kept with the address that it was built for, and shown to
 * all with it: its query stays out, its path is written in one way only, and unknown paths share one page.
 */
export async function addressForNext({ url, isRouter, routes, values }: Asked): Promise<string> {
  const key = isRouter ? routerKey(url) : ''
  const pathname = url.pathname.replace(/(?<=.)\/$/, '')
  const asked = url.pathname + url.search
  // Next itself sends these to their tidy form.
  if (pathname.includes('//')) return asked
  if (isRewritten({ pathname, url, routes })) return asked
  if (routes.twins.has(pathname)) return UNKNOWN_PAGE + key
  if (routes.kept.has(pathname)) return pathname + key
  if (pathname.startsWith('/_next/static/') || routes.files.has(pathname) || routes.fresh.has(pathname)) return asked
  const known = await byPattern({ pathname, asked, key, routes, values })
  return known ?? UNKNOWN_PAGE + key
}

type Matched = Pick<Asked, 'routes' | 'values'> & { pathname: string; asked: string; key: string }

async function byPattern({ pathname, asked, key, routes, values }: Matched): Promise<string | undefined> {
  for (const { page, pattern, isKept } of routes.patterns) {
    const value = pattern.exec(pathname)
    if (!value) continue
    if (!isKept) return asked
    const known = decodeURIComponent(value[1] ?? '')
    // A route that says nothing of its values has those of the build alone.
    if (!(await values[page]?.(known))) return undefined
    return page.slice(0, page.lastIndexOf('[')) + encodeURIComponent(known) + key
  }
  return undefined
}

// An empty value is none to Next, which then gives the kept page.
function isRewritten({ pathname, url, routes }: { pathname: string; url: URL; routes: BuiltRoutes }): boolean {
  return routes.rewrites.some(({ pattern, key }) => Boolean(url.searchParams.get(key)) && pattern.test(pathname))
}

// The router tells its loads apart by this key. A document that is asked with one would be kept with it.
function routerKey(url: URL): string {
  const key = url.searchParams.get('_rsc')
  return key !== null && /^[\w-]{0,64}$/.test(key) ? `?_rsc=${key}` : ''
}
