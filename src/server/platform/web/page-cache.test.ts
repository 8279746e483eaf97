import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { chooseEncoding, PageCache } from './page-cache'

const page = (text: string) => Buffer.from(text.repeat(500))

describe('PageCache', () => {
  it('reuses what it knows of a body while the bytes are the same', () => {
    const cache = new PageCache()
    const first = cache.entry({ key: '/', body: page('a') })
    expect(cache.entry({ key: '/', body: page('a') })).toBe(first)
    expect(cache.entry({ key: '/', body: page('b') })).not.toBe(first)
  })

  it('forgets the oldest beyond its budget', () => {
    const cache = new PageCache(2500)
    const first = cache.entry({ key: '/1', body: page('ab') })
    cache.entry({ key: '/2', body: page('cd') })
    expect(cache.entry({ key: '/1', body: page('ab') })).not.toBe(first)
  })

  it('compresses bodies and leaves short ones alone', () => {
    const cache = new PageCache()
    const compressed = cache.entry({ key: '/', body: page('lagopède') }).encoded('br')
    expect(brotliDecompressSync(compressed).equals(page('lagopède'))).toBe(true)
    expect(
      cache
        .entry({ key: '/x', body: Buffer.from('ok') })
        .encoded('br')
        .toString(),
    ).toBe('ok')
  })

  it('compresses best what is asked for again and again, and nothing else', async () => {
    // Not as regular as one word: a repetition is as small either way.
    const body = Buffer.from(Array.from({ length: 3000 }, (_, at) => `étape ${(at * 7919) % 1009}`).join(' '))
    const cache = new PageCache()
    const entry = cache.entry({ key: '/', body })
    const first = entry.encoded('br').length
    const compressed = () => entry.encoded('br')
    for (let use = 2; use < 8; use += 1) compressed()
    // Had it begun, it would be done before what begins now.
    const best = await promisify(brotliCompress)(body)
    expect(cache.entry({ key: '/', body }).encoded('br').length).toBe(first)
    await vi.waitFor(() => expect(compressed().length).toBe(best.length), { timeout: 20_000 })
    expect(brotliDecompressSync(compressed()).equals(body)).toBe(true)
    expect(best.length).toBeLessThan(first)
  })
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0.5, gzip ; q=0.5', 'br'],
    ['br;q=0.000, gzip;q=0', 'identity'],
    ['abbr, x-gzip', 'identity'],
    [undefined, 'identity'],
  ] as const)('for %s takes %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
