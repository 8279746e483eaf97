import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSources } from './read-sources'

const sources = readSources()
const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)
const matches = (pattern: RegExp): string[] =>
  [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, value = '']) => value)))].sort()

it('only the embedded database starts commands of the operating system', () => {
  const starting = filesWith(/from '(?:node:)?child_process'|from '(?:execa|cross-spawn|shelljs)'/)
  expect(starting.length).toBeGreaterThan(0)
  expect(starting.filter((file) => !file.startsWith('src/server/platform/postgres/'))).toEqual([])
})

it('no source runs a text as code', () => {
  expect(filesWith(/\beval\(|new Function\(|from '(?:node:)?vm'|setTimeout\(\s*['"`]/)).toEqual([])
})

it('pages use no plugin and no frame of an outdated technology', () => {
  expect(filesWith(/<(?:object|embed|applet|frameset|marquee)\b/)).toEqual([])
})

it('digests, ciphers and derivations are those of the inventory', () => {
  expect(matches(/createHash\(\s*'([^']+)'/g)).toEqual(['sha1', 'sha256'])
  expect(matches(/createHmac\(\s*'([^']+)'/g)).toEqual(['sha256'])
  expect(matches(/hkdfSync\(\s*'([^']+)'/g)).toEqual(['sha256'])
  expect(matches(/'(aes-[^']+|des-[^']+|chacha[^']+)'/g)).toEqual(['aes-256-gcm'])
  expect(matches(/name: '(AES-[A-Z]+|RSA-[A-Z]+|HMAC)'/g)).toEqual(['AES-GCM'])
})

it('SHA-1 only fingerprints content of the site', () => {
  expect(new Set(filesWith(/'sha1'/))).toEqual(
    new Set([
      'src/server/features/search/hash-document.ts',
      'src/server/platform/http/implement-route.ts',
      'src/server/platform/web/page-cache.ts',
    ]),
  )
})

it('random values come from generators that nobody predicts', () => {
  expect(filesWith(/Math\.random\(/)).toEqual([])
})

it('docs/security/cryptography.md names each file that encrypts, signs, digests or derives', () => {
  const page = readFileSync('docs/security/cryptography.md', 'utf8')
  const named = [...page.matchAll(/`((?!tests\/)[\w./-]+\.ts)`/g)].map(([, file = '']) => file)
  const using = filesWith(/\b(?:createHash|createHmac|createCipheriv|hkdfSync|pbkdf2)\b|crypto\.subtle/).filter(
    (file) => !file.startsWith('packages/demo/src/'),
  )
  expect(using.length).toBeGreaterThan(20)
  expect(using.filter((file) => !named.some((one) => file.endsWith(`/${one}`)))).toEqual([])
  expect(named.filter((one) => !sources.some(({ file }) => file.endsWith(`/${one}`)))).toEqual([])
})
