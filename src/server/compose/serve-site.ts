import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import type { Logger } from 'pino'
import { findArticleCategory } from '@/domain/content/article-categories'
import { startMailPreviews } from '@/server/features/booking-mails/start-mail-previews'
import { hasPage } from '@/server/features/catalogue/expeditions/has-page'
import { hasGuidePage } from '@/server/features/catalogue/guides/find-guide'
import { findAddress, type SluggedTable } from '@/server/features/content/find-address'
import { startStatementThread } from '@/server/features/desk/bank-lines/start-statement-thread'
import { startPdfThread } from '@/server/features/documents/start-pdf-thread'
import { findNewAddress } from '@/server/features/pictures/find-new-address'
import { onChange } from '@/server/platform/cache/changes'
import { waitUntilListening } from '@/server/platform/cache/listen-for-changes'
import { keepPagesByBegin } from '@/server/platform/cache/next-cache'
import { stampClientAddress } from '@/server/platform/log/client-address'
import { createLogger, createSafeLogger } from '@/server/platform/log/create-logger'
import { LONGEST_PATH } from '@/server/platform/log/hide-secret-segments'
import { withRequestFacts, type RequestFacts } from '@/server/platform/log/request-facts'
import { takeOverConsole } from '@/server/platform/log/take-over-console'
import { addressForNext, UNKNOWN_PAGE } from '@/server/platform/web/address-for-next'
import { admitBody } from '@/server/platform/web/admit-body'
import { answerAgain } from '@/server/platform/web/answer-again'
import { answerThroughMemory } from '@/server/platform/web/answer-through-memory'
import { readBuiltRoutes, type BuiltRoutes } from '@/server/platform/web/built-routes'
import { findCall, serveCall } from '@/server/platform/web/calls-door'
import { allowedHosts } from '@/server/platform/web/content-security-policy'
import { KeptAnswers } from '@/server/platform/web/kept-answers'
import { KnownValues } from '@/server/platform/web/known-values'
import { listen } from '@/server/platform/web/listen'
import { moveSecretToFragment } from '@/server/platform/web/move-secret-to-fragment'
import { PageCache } from '@/server/platform/web/page-cache'
import { refuseRequest } from '@/server/platform/web/refuse-request'
import { logRequest, safePath, tellRequestId } from '@/server/platform/web/request-log'
import { giveNonce, readScriptNonce } from '@/server/platform/web/script-nonce'
import { sendOwnAnswer } from '@/server/platform/web/send-own-answer'
import { serveFile } from '@/server/platform/web/serve-file'
import { serverOptions } from '@/server/platform/web/server-options'
import { sharedKey } from '@/server/platform/web/shared-key'
import { spellBearer } from '@/server/platform/web/spell-bearer'
import { stopGracefully } from '@/server/platform/web/stop-gracefully'
import { tidyAddress } from '@/server/platform/web/tidy-address'
import { startTextPreviews } from './start-text-previews'
import { env } from '../../env'
import { movedTo } from './moved-to'

const EXIT_PATIENCE = 9500
/** A connection on which nothing moved for so long is closed: its client does not read its answer. */
const IDLE_MS = 120_000
/** One process of several joins the others once it hears of changes; without its database it serves what it has, as they do. */
const HEARING_PATIENCE = 10_000

type Came = { req: IncomingMessage; res: ServerResponse; words: string | undefined }
type Built = { routes: BuiltRoutes; nonce: string }
type Asked = Omit<Came, 'words'> & { url: URL; built: Built; came: { words: string | undefined; path: string } }

/** Serves the site in this process until it is told to stop. Rejects where it cannot start. */
export async function serveSite(logger: Logger): Promise<void> {
  // Some queries of Payload reject where nobody listens: one request's failure must not end everybody's process.
  process.on('unhandledRejection', (reason) => logger.error({ err: reason }, 'a rejection nobody handled'))
  const { PORT, HOST, SITE_URL, NODE_ENV, BENCH, TRUST_PROXY, PAYLOAD_SECRET: secret, ...settings } = env()
  const dev = NODE_ENV !== 'production'
  const dir = process.cwd()
  startMailPreviews()
  startTextPreviews()
  if (!dev) {
    takeBuiltConfiguration(dir)
    takeOverConsole(createLogger({ name: 'console' }))
    startPdfThread()
    startStatementThread()
  }

  const requests = createSafeLogger({ name: 'web' })
  const server = createServer(serverOptions({ dev }))
  server.setTimeout(IDLE_MS)
  keepPagesByBegin()
  // Named, as Next would have the door of its first request, our own, take the browsers' sockets.
  const app = next({ dev, dir, hostname: HOST, port: PORT, httpServer: server })
  await app.prepare()
  const handle = app.getRequestHandler()
  const cache = new PageCache()
  const kept = new KeptAnswers()
  onChange(() => kept.drop())
  const hosts = allowedHosts(settings)
  const built = dev
    ? undefined
    : {
        routes: readBuiltRoutes({ dir, without: BENCH ? undefined : '/bench' }),
        nonce: readScriptNonce(path.join(dir, '.next')),
      }
  const values = valuesWithPages()
  const isSecure = SITE_URL.startsWith('https://')

  const answerFromBuild = async ({ req, res, url, built: { routes, nonce }, came }: Asked) => {
    const request = { req, res, cache, kept, came, hosts, nonce, isSecure }
    const call = await findCall({ method: req.method, url })
    if (call) {
      req.url = url.pathname + url.search
      const ask = () => serveCall({ call, req, res, url })
      await answerThroughMemory({ ...request, pathname: url.pathname, ask })
      return
    }
    req.url = await addressForNext({ url, isRouter: req.headers.rsc !== undefined, routes, values })
    const [pathname = ''] = req.url.split('?')
    if (pathname === UNKNOWN_PAGE && (await sendToNewAddress({ res, url, isSecure }))) return
    tellRouter({ req, res, pathname })
    giveNonce({ req, nonce })
    const ask = () => handle(req, res)
    await answerThroughMemory({ ...request, pathname, ask })
  }

  const answer = async ({ req, res, words }: Came, facts: RequestFacts) => {
    const refusal = refuseRequest(req)
    if (refusal) {
      sendOwnAnswer({ res, isSecure, ...refusal })
      return
    }
    req.url = readable(req.url ?? '/')
    const url = parseUrl(req.url)
    if (!url) {
      sendOwnAnswer({ res, status: 400, isSecure, body: 'Bad Request' })
      return
    }
    if (url.pathname === '/livez') {
      sendOwnAnswer({ res, status: 200, isSecure, body: 'ok' })
      return
    }
    // Payload's router has no HEAD. The answer's body stays out: Node knew the method before.
    if (req.method === 'HEAD' && url.pathname.startsWith('/api/v1/')) req.method = 'GET'
    stampClientAddress({ req, trust: TRUST_PROXY })
    spellBearer(req)
    const path = safePath(url)
    logRequest({ req, res, path, logger: requests, facts })
    if (url.pathname.length > LONGEST_PATH) {
      sendOwnAnswer({ res, status: 414, isSecure, body: 'Cette adresse est trop longue.' })
      return
    }
    if (sendElsewhere({ req, res, url, isSecure })) return
    // Before anything else is awaited: what was not held would come unseen.
    if (!(await admitBody({ req, res, pathname: url.pathname, secret, isSecure }))) return
    if (await serveFile({ req, res, pathname: url.pathname, isSecure, findNewAddress })) return
    // In development Next evaluates code as it is edited: no strict policy can stand, and nothing is kept.
    if (!built) {
      tellRequestId(res)
      await handle(req, res)
      return
    }
    await answerFromBuild({ req, res, url, built, came: { words, path } })
  }
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    // Named before its address is tidied.
    const words = sharedKey(req)
    if (answerAgain({ req, res, kept, words, trust: TRUST_PROXY, logger: requests })) return
    const facts: RequestFacts = {}
    withRequestFacts(facts, () => answer({ req, res, words }, facts)).catch((error: unknown) => {
      logger.error({ err: error }, 'a request failed')
      res.destroy()
    })
  }
  if (cluster.isWorker) await waitUntilListening(HEARING_PATIENCE)

  server.on('request', listener)
  await listen({ server, port: PORT, host: HOST })
  logger.info({ port: PORT, host: HOST }, 'listening')

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), EXIT_PATIENCE).unref()
    await stopGracefully(server)
    await app.close()
    logger.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

type Addressed = { req: IncomingMessage; res: ServerResponse; url: URL; isSecure: boolean }

/** Sends who asks for an address that is written otherwise to the right one; false where it is right. */
function sendElsewhere({ req, res, url, isSecure }: Addressed): boolean {
  const moved = moveSecretToFragment(url)
  if (moved !== undefined) {
    sendOwnAnswer({ res, status: 302, isSecure, headers: { Location: moved, 'Referrer-Policy': 'no-referrer' } })
    return true
  }
  const tidy = tidyAddress({ method: req.method, url })
  if (tidy === undefined) return false
  sendOwnAnswer({ res, status: 308, isSecure, headers: { Location: tidy } })
  return true
}

// The build recorded its configuration: reading it again would need TypeScript and Payload's whole tree at each start.
function takeBuiltConfiguration(dir: string) {
  const file = path.join(dir, '.next', 'required-server-files.json')
  if (!existsSync(file)) throw new Error('Nothing is built: run next build first.')
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: { experimental?: object } }
  // Our own ETag compares bytes instead of hashing each page at each request.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify({
    ...config,
    generateEtags: false,
    compress: false,
    // Pages renewed at run stay in memory: the files stay those of the build, for whatever database serves next.
    experimental: { ...config.experimental, isrFlushToDisk: false },
  })
}

/** Which pages are kept by a value of their address, and which values there are. */
function valuesWithPages() {
  const expeditions = new KnownValues(hasPage)
  // Without its database, Next answers what it has and says what it has not.
  const isExpedition = (slug: string) => expeditions.has(slug).catch(() => true)
  const guides = new KnownValues(hasGuidePage)
  return {
    '/expeditions/[slug]': isExpedition,
    '/react-front/expeditions/[slug]': isExpedition,
    '/our-guides/[slug]': (slug: string) => guides.has(slug).catch(() => true),
    '/[slug]': isThere('pages'),
    '/blog/articles/[slug]': isThere('articles'),
    '/blog/articles/category/[category]': (slug: string) => Promise.resolve(findArticleCategory(slug) !== undefined),
  }
}

// Not remembered: a document may have left this address for another.
function isThere(table: SluggedTable) {
  return (slug: string) =>
    findAddress({ table, slug }).then(
      ({ state }) => state === 'there',
      () => true,
    )
}

function parseUrl(target: string): URL | undefined {
  return URL.parse(target, 'http://site') ?? undefined
}

/** An address whose path decodes: a « % » that begins nothing is one itself, and leads to an unknown page. */
function readable(address: string): string {
  // `//host` would be read as an address elsewhere.
  const target = address.replace(/^[/\\]{2,}/, '/')
  if (!target.includes('%')) return target
  const [pathname = '', ...query] = target.split('?')
  try {
    decodeURIComponent(pathname)
    return target
  } catch {
    return [pathname.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Sends who asks for an old address of a document to the new one, for good; false when it never was one. */
async function sendToNewAddress({ res, url, isSecure }: { res: ServerResponse; url: URL; isSecure: boolean }) {
  const address = await movedTo(url)
  if (address === undefined) return false
  sendOwnAnswer({ res, status: 301, isSecure, headers: { Location: address } })
  return true
}

// Its router learns so that this page stands for any.
function tellRouter({ req, res, pathname }: { req: IncomingMessage; res: ServerResponse; pathname: string }) {
  if (pathname === UNKNOWN_PAGE && req.headers.rsc) res.setHeader('x-nextjs-rewritten-path', UNKNOWN_PAGE)
}
