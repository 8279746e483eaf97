import { describe, expect, it } from 'vitest'
import { inlineScriptHashes } from './inline-script-hashes'

describe('inlineScriptHashes', () => {
  it('hashes the exact text of each inline script, once', () => {
    const html = '<script>alert(1)</script><p>x</p><script id="a">alert(1)</script>'
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes(html)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"])
  })

  it('leaves out scripts that have an address', () => {
    expect(inlineScriptHashes('<script src="/_next/a.js" async=""></script>')).toEqual([])
  })

  it('leaves out structured data, which is not run', () => {
    expect(inlineScriptHashes('<script type="application/ld+json">{"a":1}</script>')).toEqual([])
  })

  it('takes scripts of several lines', () => {
    expect(inlineScriptHashes('<script>\nlet a = "é"\n</script>')).toHaveLength(1)
  })
})
