import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestFacts } from '@/server/platform/log/request-facts'
import { contentSecurityPolicy, INERT_POLICY, isAdminPath } from './content-security-policy'
import type { AllowedHosts } from './content-security-policy'
import { inlineScriptHashes } from './inline-script-hashes'
import { interceptAnswer } from './intercept-answer'
import { sharedHeaders } from './kept-answers'
import type { KeptAnswer } from './kept-answers'
import { matchesEtag } from '../http/matches-etag'
import { chooseEncoding, encodeOnce } from './page-cache'
import type { CachedBody, Encoding, PageCache } from './page-cache'
import { withoutNonce } from './script-nonce'
import { securityHeaders } from './security-headers'
import { STARTER_HASH, startScriptsLater } from './start-scripts-later'

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:json|javascript|manifest\+json|geo\+json|xml|ld\+json)|image\/svg\+xml)/

export type FinishOptions = {
  req: IncomingMessage
  res: ServerResponse
  pathname: string
  cache: PageCache
  hosts: AllowedHosts
  /** What the scripts of Next bear, see `script-nonce.ts`. */
  nonce: string
  isSecure: boolean
  /** Keeps the answer for whoever asks the same, when it is one that anyone may get. */
  keep?: (answer: KeptAnswer) => void
  /** Called before the first byte leaves. */
  onStart?: () => void
}

/** Puts on every answer of Next what it lacks: security headers, the page's own policy, an ETag and compression. */
export function finishAnswer({ req, res, pathname, cache, hosts, nonce, isSecure, keep, onStart }: FinishOptions) {
  const isHead = req.method === 'HEAD'
  // A page's headers depend on its body: a HEAD is answered as a GET, less the body.
  if (isHead && !pathname.startsWith('/api/')) req.method = 'GET'

  interceptAnswer({
    res,
    shouldHold: () => {
      sayUnavailable(res)
      onStart?.()
      for (const [name, value] of securityHeaders({ pathname, isSecure })) res.setHeader(name, value)
      if (!isAdminPath(pathname)) dropClientHints(res)
      dropIdleCors(res)
      nameCharset(res)
      const isWhole = res.statusCode !== 304 && res.statusCode !== 204 && !res.hasHeader('content-encoding')
      const type = contentType(res)
      if (type && !isHtml(type) && !/javascript/.test(type)) res.setHeader('Content-Security-Policy', INERT_POLICY)
      return isWhole && res.statusCode !== 206 && (COMPRESSIBLE.test(type) || isDrawn(res))
    },
    onBody: (body) => {
      if (isOnePersons({ res, pathname })) return sendOnce({ req, res, body, isHead })
      const entry = cache.entry({
        key: `${pathname}\n${contentType(res)}`,
        body,
        dress: dressOf({ res, pathname, nonce }),
      })
      if (isHtml(contentType(res))) {
        res.setHeader('Content-Security-Policy', pagePolicy({ entry, pathname, hosts, nonce }))
      }
      keepOutOfSharedCaches(res)
      nameVersion({ req, res, entry })
      const encoding = encodingFor({ req, res })
      if (!isHead && isForAnyone({ res, pathname })) {
        keep?.({
          headers: sharedHeaders(res),
          type: contentType(res),
          etag: String(res.getHeader('etag')),
          body: entry,
        })
      }
      if (isUnchanged({ req, res })) {
        sendUnchanged(res)
        return
      }

      const encoded = entry.encoded(encoding)
      if (encoded !== entry.body) res.setHeader('Content-Encoding', encoding)
      // A HEAD that Next answered itself knows the length of a body we never saw.
      if (body.length > 0 || !isHead) res.setHeader('Content-Length', encoded.length)
      return isHead ? undefined : encoded
    },
  })
}

// A picture is compressed by itself.
function encodingFor({ req, res }: { req: IncomingMessage; res: ServerResponse }): Encoding {
  if (!COMPRESSIBLE.test(contentType(res))) return 'identity'
  res.appendHeader('Vary', 'Accept-Encoding')
  return chooseEncoding(req.headers['accept-encoding'])
}

// A picture that a handler made: Next drops its length. Files come with theirs, and are sent as they are read.
function isDrawn(res: ServerResponse): boolean {
  return /^image\//.test(contentType(res)) && res.statusCode === 200 && !res.hasHeader('content-length')
}

// Next knows one answer for all that fails: that the database is not there passes.
function sayUnavailable(res: ServerResponse) {
  if (res.statusCode !== 500 || requestFacts()?.isUnavailable !== true) return
  res.statusCode = 503
  res.setHeader('Retry-After', '10')
}

// What says nothing of it is guessed by some browsers, from its first bytes.
function nameCharset(res: ServerResponse) {
  const type = contentType(res)
  if (COMPRESSIBLE.test(type) && !/charset=/i.test(type)) res.setHeader('Content-Type', `${type}; charset=utf-8`)
}

type Dressing = { res: ServerResponse; pathname: string; nonce: string }

/** What becomes of an answer that Next's scripts are written in or for. */
function dressOf({ res, pathname, nonce }: Dressing) {
  const type = contentType(res)
  if (!isHtml(type) && !isRouterData(type)) return undefined
  // The panel is read by those who work there all day: its scripts are at hand.
  const mayWait = isHtml(type) && !isAdminPath(pathname)
  return (body: Buffer): Buffer => {
    const isOfNext = body.includes(nonce)
    if (!isOfNext && !mayWait) return body
    const text = body.toString()
    const bare = isOfNext ? withoutNonce({ text, nonce }) : text
    const dressed = mayWait ? startScriptsLater(bare) : bare
    return dressed === text ? body : Buffer.from(dressed)
  }
}

type Page = { entry: CachedBody; pathname: string; hosts: AllowedHosts; nonce: string }

function pagePolicy({ entry, pathname, hosts, nonce }: Page): string {
  return (entry.policy ??= contentSecurityPolicy({ pathname, scriptHashes: hashesOf({ entry, nonce }), hosts }))
}

function hashesOf({ entry: { source }, nonce }: Pick<Page, 'entry' | 'nonce'>): string[] {
  return [STARTER_HASH, ...(source.includes(nonce) ? inlineScriptHashes({ html: source.toString(), nonce }) : [])]
}

function contentType(res: ServerResponse): string {
  return String(res.getHeader('content-type') ?? '')
}

function isHtml(type: string): boolean {
  return type.startsWith('text/html')
}

function isRouterData(type: string): boolean {
  return type.startsWith('text/x-component')
}

function nameVersion({ req, res, entry }: { req: IncomingMessage; res: ServerResponse; entry: CachedBody }) {
  if (isStorable({ req, res }) && !res.hasHeader('etag')) res.setHeader('ETag', entry.etag)
}

// Also in memory: what a call answers to one person is compressed, sent and forgotten.
function isOnePersons({ res, pathname }: { res: ServerResponse; pathname: string }): boolean {
  return pathname.startsWith('/api/') && String(res.getHeader('cache-control') ?? '').includes('no-store')
}

type Once = { req: IncomingMessage; res: ServerResponse; body: Buffer; isHead: boolean }

function sendOnce({ req, res, body, isHead }: Once): Buffer | undefined {
  res.appendHeader('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const encoded = encodeOnce(body, encoding)
  if (encoded !== body) res.setHeader('Content-Encoding', encoding)
  if (body.length > 0 || !isHead) res.setHeader('Content-Length', encoded.length)
  return isHead ? undefined : encoded
}

function isStorable({ req, res }: { req: IncomingMessage; res: ServerResponse }): boolean {
  const control = String(res.getHeader('cache-control') ?? '')
  return req.method === 'GET' && res.statusCode === 200 && !control.includes('no-store')
}

function isUnchanged({ req, res }: { req: IncomingMessage; res: ServerResponse }): boolean {
  const known = req.headers['if-none-match']
  const etag = res.getHeader('etag')
  if (!known || typeof etag !== 'string' || !isStorable({ req, res })) return false
  return matchesEtag({ known, etag })
}

// A static page that Next holds to be current, or a call that the contract lets caches keep.
function isForAnyone({ res, pathname }: { res: ServerResponse; pathname: string }): boolean {
  if (res.statusCode !== 200 || res.hasHeader('set-cookie') || !res.hasHeader('etag')) return false
  if (isHtml(contentType(res))) return res.getHeader('x-nextjs-cache') === 'HIT'
  return pathname.startsWith('/api/v1/') && String(res.getHeader('cache-control') ?? '').startsWith('public')
}

function sendUnchanged(res: ServerResponse) {
  res.statusCode = 304
  for (const name of ['Content-Type', 'Content-Length', 'Transfer-Encoding']) res.removeHeader(name)
  return undefined
}

// Next lets shared caches keep a page for its whole life: they would not hear that it was renewed.
function keepOutOfSharedCaches(res: ServerResponse) {
  const isPage = isHtml(contentType(res)) || isRouterData(contentType(res))
  const isCacheable = String(res.getHeader('cache-control') ?? '').includes('s-maxage')
  if (isPage && isCacheable) res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
}

// Payload asks for them on every path; outside the panel they make a browser repeat each first visit.
function dropClientHints(res: ServerResponse) {
  res.removeHeader('Critical-CH')
  res.removeHeader('Accept-CH')
  const vary = [res.getHeader('vary') ?? []].flat().flatMap((value) => String(value).split(','))
  const kept = vary.map((name) => name.trim()).filter((name) => name !== '' && !/^sec-ch-/i.test(name))
  if (kept.length < vary.length) res.setHeader('Vary', kept.join(', '))
}

// Payload names methods and headers to every preflight; where no origin is let in, they let nothing in.
function dropIdleCors(res: ServerResponse) {
  if (res.hasHeader('access-control-allow-origin')) return
  for (const name of ['Access-Control-Allow-Methods', 'Access-Control-Allow-Headers']) res.removeHeader(name)
}
