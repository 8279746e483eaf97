import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import next from 'next'
import { env } from '../../env'
import { stampClientAddress } from '../http/client-address'
import { createLogger } from '../log/create-logger'
import { answerThroughMemory } from './answer-through-memory'
import { allowedHosts } from './content-security-policy'
import { KeptAnswers } from './kept-answers'
import { PageCache } from './page-cache'
import { logRequest } from './request-log'
import { stopGracefully } from './stop-gracefully'

const EXIT_PATIENCE = 9500

const logger = createLogger({ name: 'web' })

await serve().catch((error: unknown) => {
  logger.fatal({ err: error }, 'the web server could not start')
  process.exit(1)
})

async function serve() {
  const { PORT, HOST, SITE_URL, NODE_ENV, BENCH, ...settings } = env()
  const dev = NODE_ENV !== 'production'
  const dir = process.cwd()
  if (!dev) takeBuiltConfiguration(dir)

  const app = next({ dev, dir, hostname: HOST, port: PORT })
  await app.prepare()
  const handle = app.getRequestHandler()
  const cache = new PageCache()
  const kept = new KeptAnswers()
  const hosts = allowedHosts(settings)
  const isSecure = SITE_URL.startsWith('https://')

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    req.url = readable(req.url ?? '/')
    const url = parseUrl(req.url)
    if (!url) {
      refuse(res)
      return
    }
    if (url.pathname === '/livez') {
      answerAlive(res)
      return
    }
    if (url.pathname.startsWith('/bench') && !BENCH) req.url = '/introuvable'
    // Payload's router has no HEAD. The answer's body stays out: Node knew the method before.
    if (req.method === 'HEAD' && url.pathname.startsWith('/api/v1/')) req.method = 'GET'
    stampClientAddress(req)
    logRequest({ req, res, url, logger })
    const askNext = () => handle(req, res)
    // In development Next evaluates code as it is edited: no strict policy can stand, and nothing is kept.
    if (dev) await askNext()
    else await answerThroughMemory({ req, res, pathname: url.pathname, cache, kept, hosts, isSecure, askNext })
  }
  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      logger.error({ err: error }, 'a request failed')
      res.destroy()
    })
  })
  if (dev) {
    const upgrade = app.getUpgradeHandler()
    server.on('upgrade', (req, socket, head) => void upgrade(req, socket, head))
  }
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

function parseUrl(target: string): URL | undefined {
  return URL.canParse(target, 'http://site') ? new URL(target, 'http://site') : undefined
}

/** An address whose path decodes: a « % » that begins nothing is one itself, and leads to an unknown page. */
function readable(address: string): string {
  // `//host` would be read as an address elsewhere.
  const target = address.replace(/^\/{2,}/, '/')
  const [pathname = '', ...query] = target.split('?')
  try {
    decodeURIComponent(pathname)
    return target
  } catch {
    return [pathname.replaceAll('%', '%25'), ...query].join('?')
  }
}

function refuse(res: ServerResponse) {
  res.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request')
}

function answerAlive(res: ServerResponse) {
  res.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('ok')
}

function listen({ server, port, host }: { server: ReturnType<typeof createServer>; port: number; host: string }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error)
    })
    server.listen(port, host, resolve)
  })
}
