import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
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
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    [undefined, 'identity'],
  ] as const)('for %s takes %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
