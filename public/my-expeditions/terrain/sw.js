// The worker of the field page, and of it alone: its scope is this folder. It keeps the page's shell, which says nothing of
// anybody; the roster is kept by the page itself, encrypted. See docs/adr/0025.
const CACHE = 'lagopede-terrain'
const LIST = '/my-expeditions/terrain/hors-ligne'
const PATIENCE_MS = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep') return
  const [port] = event.ports
  event.waitUntil(
    keep(event.data).then(
      () => port.postMessage({ ok: true }),
      () => port.postMessage({ ok: false }),
    ),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request, pathname))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(readFile(request))
})

// The page as it is now with every file that it names: all of it, or nothing of it.
async function keep({ page, files }) {
  const answer = await fetch(page, { cache: 'reload', credentials: 'same-origin' })
  if (!answer.ok) throw new Error('The page did not answer.')
  const html = await answer.clone().text()
  const named = html.match(/\/_next\/static\/[^"'\\\s)<>]+/g) ?? []
  const addresses = [...new Set([...named, ...files])]
  const answers = await Promise.all(addresses.map((address) => fetch(address)))
  const cache = await caches.open(CACHE)
  await Promise.all(answers.map((file, index) => file.ok && cache.put(addresses[index], file)))
  await cache.put(page, answer)
}

async function openPage(request, pathname) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    const kept = await readPage(pathname)
    if (kept) return kept
    // A departure that is not kept leads to the list of those that are.
    if (pathname !== LIST && (await readPage(LIST))) return Response.redirect(`${LIST}#${pathname}`)
    throw error
  }
}

const readPage = (pathname) => caches.match(pathname, { cacheName: CACHE, ignoreVary: true })

async function readFile(request) {
  return (await caches.match(request.url, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request)
}
