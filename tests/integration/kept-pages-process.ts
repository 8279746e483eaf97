import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { PrerenderManifest } from 'next/dist/build'
import type * as Incremental from 'next/dist/server/lib/incremental-cache'
import type * as Files from 'next/dist/server/lib/node-fs-methods'
import type * as Responses from 'next/dist/server/response-cache'
import type { RouteKind } from 'next/dist/server/route-kind'
import type * as Cache from 'next/cache'
import { changesSoFar } from '@/server/platform/cache/changes'
import { isListening, listenForChanges } from '@/server/platform/cache/listen-for-changes'
import { keepPagesByBegin } from '@/server/platform/cache/next-cache'
import { query } from '@/server/platform/db/pool'

/**
 * A web process with one page that Next keeps as any other: the words of the table `told`. Its render waits for the advisory lock 1 once
 * it has read them, and for 2 before it ends. GET / is the page, GET /heard what the process knows of changes. Prints its port.
 */
keepPagesByBegin()
void listenForChanges({ every: 200, patience: 1_000 })

const load = createRequire(path.resolve('package.json'))
load('next/dist/server/node-environment-baseline')
const { IncrementalCache } = load('next/dist/server/lib/incremental-cache') as typeof Incremental
const { default: ResponseCache } = load('next/dist/server/response-cache') as typeof Responses
const { unstable_cache: cached } = load('next/cache') as typeof Cache
const { nodeFs } = load('next/dist/server/lib/node-fs-methods') as typeof Files

// The names of these kinds are no values outside of Next.
const KIND: unknown = 'APP_ROUTE'
const routeKind = KIND as RouteKind.APP_ROUTE
const kind = KIND as Responses.CachedRouteKind.APP_ROUTE
const responses = new ResponseCache({ minimalMode: false, route: { kind: routeKind, sourceRoute: '/told/route' } })
const previewProps = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' }
const NOTHING_BUILT: unknown = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] }

/** As Next does for each request: a cache of its own before anything is read. */
const answerPage = async (): Promise<string> => {
  const incrementalCache = new IncrementalCache({
    fs: nodeFs,
    dev: false,
    minimalMode: false,
    flushToDisk: false,
    serverDistDir: '/nowhere',
    requestHeaders: {},
    maxMemoryCacheSize: 1_000_000,
    previewProps,
    prerenderManifest: NOTHING_BUILT as PrerenderManifest,
  })
  const render = async () => {
    Object.assign(globalThis, { __incrementalCache: incrementalCache })
    const words = await cached(readWords, ['told'], { tags: ['site', 'home'] })()
    await query('select pg_advisory_xact_lock_shared(2)')
    const headers = { 'x-next-cache-tags': 'site,home' }
    const value = { kind, status: 200, headers, body: Buffer.from(words) }
    return { value, cacheControl: { revalidate: 900, expire: undefined } }
  }
  const answer = await responses.get('/told', render, { incrementalCache, routeKind })
  if (!answer || 'error' in answer || answer.value?.kind !== kind) throw new Error('No page.')
  return String(answer.value.body)
}

const readWords = async (): Promise<string> => {
  const [row] = await query<{ words: string }>('select words from told')
  await query('select pg_advisory_xact_lock_shared(1)')
  return row?.words ?? ''
}

const heard = () => Promise.resolve(JSON.stringify({ isListening: isListening(), changes: changesSoFar() }))

const server = createServer((incoming, outgoing) => {
  const answer = incoming.url === '/heard' ? heard() : answerPage()
  answer.then(
    (text) => outgoing.end(text),
    (error: unknown) => outgoing.writeHead(500).end(String(error)),
  )
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening ${String(typeof address === 'object' && address ? address.port : 0)}\n`)
})
