import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './env'

const DATABASE_URL = 'postgresql://lagopede:secret@127.0.0.1:5432/lagopede'
const PAYLOAD_SECRET = 'a-secret-of-the-tests'

describe('parseEnvironment', () => {
  it('gives defaults to all that is optional', () => {
    expect(parseEnvironment({ DATABASE_URL, PAYLOAD_SECRET })).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DEMO_PASSWORD: 'lagopede-demo',
    })
  })

  it('names a missing variable in one line', () => {
    expect(() => parseEnvironment({ PAYLOAD_SECRET })).toThrow(/^Environment: DATABASE_URL is missing[^\n]*$/)
  })

  it('names every wrong variable', () => {
    expect(() => parseEnvironment({ DATABASE_URL: 'mysql://x', PAYLOAD_SECRET, PORT: 'abc' })).toThrow(
      /PORT.*DATABASE_URL/,
    )
  })

  it('trusts no proxy unless told to, and names a wrong setting', () => {
    const source = { DATABASE_URL, PAYLOAD_SECRET }
    expect(parseEnvironment(source).TRUST_PROXY).toEqual({ hops: 0, networks: null })
    expect(parseEnvironment({ ...source, TRUST_PROXY: '1' }).TRUST_PROXY.hops).toBe(1)
    expect(() => parseEnvironment({ ...source, TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY is wrong: must be a number/)
  })

  it('takes an empty variable for an absent one', () => {
    expect(parseEnvironment({ DATABASE_URL, PAYLOAD_SECRET, SMTP_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
  })

  it('refuses production without a secret', () => {
    expect(() => parseEnvironment({ DATABASE_URL, NODE_ENV: 'production' })).toThrow('PAYLOAD_SECRET is missing')
  })

  it('makes a secret outside production and keeps it', () => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lagopede-env-'))
    const first = parseEnvironment({ DATABASE_URL, DATA_DIR }).PAYLOAD_SECRET
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(parseEnvironment({ DATABASE_URL, DATA_DIR }).PAYLOAD_SECRET).toBe(first)
  })

  it('reads a secret from the file that NAME_FILE points to, unless the variable itself is set', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'lagopede-env-')), 'secret')
    writeFileSync(file, 'a-secret-kept-in-a-file\n')
    const source = { DATABASE_URL, PAYLOAD_SECRET_FILE: file }
    expect(parseEnvironment(source).PAYLOAD_SECRET).toBe('a-secret-kept-in-a-file')
    expect(parseEnvironment({ ...source, PAYLOAD_SECRET }).PAYLOAD_SECRET).toBe(PAYLOAD_SECRET)
    expect(parseEnvironment({ ...source, PAYLOAD_SECRET: '' }).PAYLOAD_SECRET).toBe('a-secret-kept-in-a-file')
    expect(() => parseEnvironment({ DATABASE_URL, PAYLOAD_SECRET_FILE: `${file}-not` })).toThrow(
      /^Environment: PAYLOAD_SECRET_FILE names [^\n]+ cannot be read/,
    )
  })

  it('drops the trailing slash of the site address', () => {
    expect(parseEnvironment({ DATABASE_URL, PAYLOAD_SECRET, SITE_URL: 'https://lagopede.fr/' }).SITE_URL).toBe(
      'https://lagopede.fr',
    )
  })
})
