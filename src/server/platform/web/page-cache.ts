import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { ZlibOptions } from 'node:zlib'

const BUDGET_BYTES = 64_000_000
const SMALLEST = 860
/** For a body that is sent once. */
const FASTEST = brotliLevel(1)
const FAST = brotliLevel(5)
const BEST = brotliLevel(11)
/** The best compression of a page takes a tenth of a second: it is for those that are asked for before they change. */
const USES_BEFORE_BEST = 8

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body sent before, with all that was worked out for it. */
export class CachedBody {
  /** What the caller derived from the body, say the page's policy. */
  policy?: string
  /** As it was made. */
  readonly source: Buffer
  /** As it is sent. */
  readonly body: Buffer
  #encoded: Partial<Record<Encoding, Buffer>> = {}
  #uses = 0
  #etag?: string

  constructor(source: Buffer, body = source) {
    this.source = source
    this.body = body
  }

  get etag(): string {
    return (this.#etag ??= `W/"${createHash('sha1').update(this.body).digest('base64url')}"`)
  }

  get size(): number {
    return this.body.length * 2 + (this.body === this.source ? 0 : this.source.length)
  }

  /** The body in this encoding. What is used again and again is compressed best, in the background. */
  encoded(encoding: Encoding): Buffer {
    this.#uses += 1
    if (encoding === 'identity' || !isWorthwhile(this.body)) return this.body
    if (encoding === 'br' && this.#uses === USES_BEFORE_BEST) void this.#compressBest()
    this.#encoded[encoding] ??= encoding === 'br' ? brotliCompressSync(this.body, FAST) : gzipSync(this.body)
    return this.#encoded[encoding]
  }

  async #compressBest() {
    this.#encoded.br = await promisify(brotliCompress)(this.body, BEST)
  }
}

/** Remembers the bodies of the pages and files most asked for. An entry is only ever reused for the same bytes. */
export class PageCache {
  #entries = new Map<string, CachedBody>()
  #bytes = 0
  #budget: number

  constructor(budget = BUDGET_BYTES) {
    this.#budget = budget
  }

  /** The entry of this body, new when the body changed. Comparing bytes costs far less than hashing them, or than `dress`. */
  entry({ key, body, dress }: { key: string; body: Buffer; dress?: (body: Buffer) => Buffer }): CachedBody {
    const known = this.#entries.get(key)
    const entry = known?.source.equals(body) ? known : new CachedBody(body, dress?.(body))
    this.#remove(key)
    this.#entries.set(key, entry)
    this.#bytes += entry.size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#budget) break
      this.#remove(oldest)
    }
    return entry
  }

  #remove(key: string) {
    this.#bytes -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}

/** A body that is sent to one person and kept nowhere, in this encoding. */
export function encodeOnce(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity' || !isWorthwhile(body)) return body
  return encoding === 'br' ? brotliCompressSync(body, FASTEST) : gzipSync(body, { level: 1 })
}

function isWorthwhile(body: Buffer): boolean {
  return body.length >= SMALLEST
}

/** The best encoding that the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const [br, gzip] = [weightOf(acceptEncoding, 'br'), weightOf(acceptEncoding, 'gzip')]
  if (br === 0 && gzip === 0) return 'identity'
  return br >= gzip ? 'br' : 'gzip'
}

/** How much the client likes an encoding, from 0, which refuses it, to 1. */
function weightOf(acceptEncoding = '', encoding: string): number {
  for (const accepted of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', weight = ''] = accepted.split(';')
    if (name.trim() === encoding) return Number(weight.trim().replace(/^q=/, '') || 1) || 0
  }
  return 0
}

function brotliLevel(quality: number): { params: ZlibOptions & Record<number, number> } {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
}
