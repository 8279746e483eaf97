// The service worker of a phone that has offline copies. When a page of the site does not load, it redirects to the list of the
// copies. It caches nothing: the worker of the field page caches the list and its files. See docs/adr/0025.
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
