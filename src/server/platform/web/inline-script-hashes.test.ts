import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes'
import { makeNonce } from './script-nonce'

const nonce = makeNonce()
const hashesOf = (html: string) => inlineScriptHashes({ html, nonce })
const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

const NEXT = `<script nonce="${nonce}">self.__next_f.push([1,"0:{}"])</script>`
const pageWith = (injected: string) => `<html><head></head><body><main>${injected}</main>${NEXT}</body></html>`
const OWN = [hash('self.__next_f.push([1,"0:{}"])')]

describe('inlineScriptHashes', () => {
  it('hashes the exact text of each script that bears the nonce, once', () => {
    const html = `<script nonce="${nonce}">alert(1)</script><p>x</p><script nonce="${nonce}" id="a">alert(1)</script>`
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(hashesOf(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  })

  it('takes a script of several lines, whatever stands before its nonce', () => {
    expect(hashesOf(`<script id="b" nonce="${nonce}">\nlet a = "é"\n</script>`)).toEqual([hash('\nlet a = "é"\n')])
  })

  it('hashes the text as it is sent, without the nonce', () => {
    expect(hashesOf(`<script nonce="${nonce}">push("\\"nonce\\":\\"${nonce}\\"")</script>`)).toEqual([
      hash('push("\\"nonce\\":\\"\\"")'),
    ])
  })

  it('leaves out scripts that have an address', () => {
    expect(hashesOf(`<script src="/_next/a.js" nonce="${nonce}" async=""></script>`)).toEqual([])
  })

  it.each([
    ['a script among those of Next', '<script>alert(1)</script>'],
    ['an uppercase one', '<SCRIPT>alert(1)</SCRIPT>'],
    ['one without an end', '<script>alert(1)//'],
    ['one in an attribute', '<img alt="<script>alert(1)</script>">'],
    ['one in a drawing', '<svg><script>alert(1)</script></svg>'],
    ['one that leaves a textarea', '<textarea></textarea><script>alert(1)</script>'],
    ['one that leaves a comment', '<!-- --!><script>alert(1)</script>'],
    ['one within another', '<scr<script>ipt>alert(1)</scr</script>ipt>'],
    ['one with another nonce', `<script nonce="${makeNonce()}">alert(1)</script>`],
    ['one with an empty nonce', '<script nonce="">alert(1)</script><script nonce>alert(1)</script>'],
    ['one that imitates Next', '<script>self.__next_f.push([1,"1:[]"])</script>'],
    ['one that begins like Next', '<script>self.__next_f.push([1,""]);alert(1)</script>'],
    ['one that begins the data anew', '<script>(self.__next_f=self.__next_f||[]).push([0]);alert(1)</script>'],
    ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ])('allows no injected script: %s', (_, injected) => {
    expect(hashesOf(pageWith(injected))).toEqual(OWN)
  })

  it.each([
    ['begins a tag before a script of Next', '<script x="'],
    ['begins a script before one of Next', '<script>alert(1)//'],
    ['begins a script with an address', '<script src="data:,alert(1)" '],
  ])('gives the nonce to nothing that %s', (_, injected) => {
    const html = `<body>${injected}${NEXT}</body>`
    // What a browser makes of both together is no text of Next's.
    expect(hashesOf(html)).toEqual(OWN)
  })

  it('hashes in time that grows with the page', () => {
    const time = (count: number) => {
      const html = `${'<script a="b" '.repeat(count)}${'<script><'.repeat(count)}${NEXT}`
      const start = performance.now()
      expect(hashesOf(html)).toEqual(OWN)
      return performance.now() - start
    }
    time(2_000)
    const [once, fourTimes] = [time(20_000), time(80_000)]
    expect(fourTimes).toBeLessThan(Math.max(once, 5) * 10)
  })
})
