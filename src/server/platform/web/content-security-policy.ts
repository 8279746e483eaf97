import { isTracked } from '@/domain/audience/tracked-routes'

type Hosts = { script: string[]; connect: string[]; img: string[]; frame: string[] }

/**
 * Hosts outside the site that an operator's settings bring in, on every page, on those alone that are measured, or on those where
 * one pays; none by default.
 */
export type AllowedHosts = { everywhere: Hosts; tracked: Hosts; paying: Hosts }

/** The hosts that the optional map style, tag manager, pixel and provider of cards need. */
export function allowedHosts(settings: {
  MAP_STYLE_URL?: string
  GTM_ID?: string
  META_PIXEL_ID?: string
  STRIPE_PUBLISHABLE_KEY?: string
}): AllowedHosts {
  const map = settings.MAP_STYLE_URL ? [new URL(settings.MAP_STYLE_URL).origin] : []
  const google = settings.GTM_ID ? ['https://www.googletagmanager.com'] : []
  // Google Analytics answers under both names, Google Ads under the third.
  const analytics = settings.GTM_ID
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.google.com']
    : []
  const pixelScript = settings.META_PIXEL_ID ? ['https://connect.facebook.net'] : []
  const pixel = settings.META_PIXEL_ID ? ['https://www.facebook.com'] : []
  const told = [...google, ...analytics, ...pixel]
  return {
    everywhere: { script: [], connect: map, img: map, frame: [] },
    tracked: { script: [...google, ...pixelScript], connect: told, img: told, frame: [] },
    paying: settings.STRIPE_PUBLISHABLE_KEY ? STRIPE : { script: [], connect: [], img: [], frame: [] },
  }
}

/** What Stripe says that its form needs: it stands in frames of its own, which alone see the card. */
const STRIPE: Hosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: [],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}

/** Who may show a page in a frame: the live preview is framed by the site's own admin panel, nothing else ever is. */
export function frameAncestors(pathname: string): "'self'" | "'none'" {
  return pathname.startsWith('/apercu/') ? "'self'" : "'none'"
}

/** The policy of one HTML page: its own scripts and those of the site, no eval, no plugin, no foreign host. */
export function contentSecurityPolicy(page: { pathname: string; scriptHashes: string[]; hosts: AllowedHosts }): string {
  const { pathname, scriptHashes } = page
  const hosts = hostsOf(page)
  const isAdmin = isAdminPath(pathname)
  return serialise({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...hosts.script],
    // Payload's editor writes <style> elements; the site's own pages have style attributes at most.
    'style-src': isAdmin ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.img],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hosts.connect],
    'media-src': ["'self'"],
    // The page that keeps a worker of its own runs no other.
    'worker-src': pathname.startsWith('/my-expeditions/terrain/') ? ["'self'"] : ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': isAdmin ? ["'self'"] : hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'frame-ancestors': [frameAncestors(pathname)],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  })
}

/** The policy of what is no page (JSON, images): opened by itself, it runs and loads nothing. */
export const INERT_POLICY = serialise({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'frame-ancestors': ["'none'"],
})

function hostsOf({
  pathname,
  hosts: { everywhere, tracked, paying },
}: {
  pathname: string
  hosts: AllowedHosts
}): Hosts {
  const all = [everywhere, ...(isTracked(pathname) ? [tracked] : []), ...(isPaying(pathname) ? [paying] : [])]
  return {
    script: all.flatMap(({ script }) => script),
    connect: all.flatMap(({ connect }) => connect),
    img: all.flatMap(({ img }) => img),
    frame: all.flatMap(({ frame }) => frame),
  }
}

/** Whether a path is that of a page on which a card is given. */
function isPaying(pathname: string): boolean {
  return ['/payer', '/carte-offerte'].some((page) => pathname === page || pathname.startsWith(`${page}/`))
}

/** Whether a path belongs to the admin panel. */
export function isAdminPath(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/')
}

function serialise(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
