/** What is measured: a page or a call, and the empty one of the same server that it is compared with. */
export type Target = {
  name: string
  path: string
  headers?: Record<string, string>
  /** GET unless said; without a body. */
  method?: string
  /** Another server than the site. */
  server?: { url: string; pid: number }
}

export const EMPTY_PAGE: Target = { name: 'empty static page', path: '/bench' }
export const EMPTY_HANDLER: Target = { name: 'empty route handler', path: '/bench/handler' }

/** The same, asked for as a browser does that wants nothing kept: Next and the database answer each request. */
export function unkept(target: Target): Target {
  return { ...target, headers: { ...target.headers, 'cache-control': 'no-cache' } }
}

/** What a bare server needs to send the same bytes and headers. */
export function copied(target: Target, bare: { url: string; pid: number }): Target {
  return { ...target, path: `/copy${target.path}`, server: bare }
}

/** Public pages, cached. */
export function pageTargets(slug: string): Target[] {
  return [
    { name: 'home', path: '/' },
    { name: 'catalogue', path: '/expeditions' },
    { name: 'product', path: `/expeditions/${slug}` },
  ]
}

/** Every anonymous GET of the API. */
export function apiTargets(id: number): Target[] {
  return [
    { name: 'collections', path: '/api/v1/collections' },
    { name: 'reviews/last', path: '/api/v1/reviews/last' },
    { name: 'reviews/stat', path: '/api/v1/reviews/stat' },
    { name: 'expeditions/featured', path: '/api/v1/expeditions/featured' },
    { name: 'expeditions/{id}', path: `/api/v1/expeditions/${id}` },
    { name: 'expeditions/{id}/reviews', path: `/api/v1/expeditions/${id}/reviews` },
    { name: 'expeditions/{id}/departures', path: `/api/v1/expeditions/${id}/departures` },
    { name: 'expeditions/{id}/geojson', path: `/api/v1/expeditions/${id}/geojson` },
    { name: 'expeditions/{id}/messages', path: `/api/v1/expeditions/${id}/messages` },
    { name: 'expeditions/{id}/similar-expeditions', path: `/api/v1/expeditions/${id}/similar-expeditions` },
    { name: 'search', path: '/api/v1/search' },
    { name: 'places', path: '/api/v1/places?q=Plouf' },
  ]
}

/** Payload's own REST for the same documents, which it answers to the staff alone. */
export function payloadTargets({ id, token }: { id: number; token: string }): Record<string, Target> {
  const headers = { authorization: `JWT ${token}` }
  const at = (path: string): Target => ({ name: `Payload ${path}`, path: `/api/${path}`, headers })
  const ofExpedition = `where[expedition][equals]=${id}`
  return {
    collections: at('selections?depth=2'),
    'reviews/last': at('reviews?sort=-createdAt&depth=1'),
    'expeditions/{id}': at(`expeditions/${id}?depth=2`),
    'expeditions/{id}/reviews': at(`reviews?${ofExpedition}&depth=1`),
    'expeditions/{id}/departures': at(`departures?${ofExpedition}&depth=1`),
    'expeditions/{id}/messages': at(`messages?${ofExpedition}&depth=1`),
  }
}
