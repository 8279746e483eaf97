// The worker of a phone that keeps departures: where the network does not answer for a page of the site, it leads to the list
// of what is kept. It keeps nothing; the list and its files are kept by the worker of the field page. See docs/adr/0025.
const LIST = '/my-expeditions/terrain/hors-ligne'
const NOT_THE_SITE = /^\/(admin|api)(\/|$)/

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || request.method !== 'GET' || origin !== self.location.origin) return
  if (NOT_THE_SITE.test(pathname)) return
  event.respondWith(fetch(request).catch(() => Response.redirect(`${LIST}#${pathname}`)))
})
