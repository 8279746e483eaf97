import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
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

  it('closes a kept secret that others may read', () => {
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'lagopede-env-'))
    const file = path.join(DATA_DIR, 'secret')
    writeFileSync(file, PAYLOAD_SECRET, { mode: 0o644 })
    expect(parseEnvironment({ DATABASE_URL, DATA_DIR }).PAYLOAD_SECRET).toBe(PAYLOAD_SECRET)
    expect(statSync(file).mode & 0o777).toBe(0o600)
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

  describe('of payments', () => {
    const source = { DATABASE_URL, PAYLOAD_SECRET }
    const stripe = {
      ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    }
    const house = (more: Record<string, string>) => parseEnvironment({ ...source, ...more }).PAYMENT_HOUSE

    it('opens the sandbox payment provider outside production alone, on this machine or its network', () => {
      expect(house({})).toBe(true)
      expect(house({ SITE_URL: 'http://192.168.1.20:3000' })).toBe(true)
      expect(house({ PAYMENT_HOUSE: 'false' })).toBe(false)
      expect(house({ NODE_ENV: 'production' })).toBe(false)
      expect(house({ NODE_ENV: 'test' })).toBe(false)
      expect(house({ NODE_ENV: 'production', PAYMENT_HOUSE: 'true' })).toBe(true)
      expect(house(stripe)).toBe(false)
    })

    it.each([
      'https://lagopede.fr',
      'https://8.8.8.8',
      'https://[2001:db8::1]',
      'https://172.32.0.1',
      'https://xn--1.fr',
      'https://10.lagopede.fr',
      'https://127.lagopede.com',
      'https://192.168.agence-lagopede.fr',
    ])('never at %s', (SITE_URL) => {
      expect(house({ SITE_URL })).toBe(false)
      expect(() => house({ SITE_URL, PAYMENT_HOUSE: 'true' })).toThrow(/^Environment: PAYMENT_HOUSE is wrong/)
    })

    it('never beside Stripe', () => {
      expect(() => house({ ...stripe, PAYMENT_HOUSE: 'true' })).toThrow(/^Environment: PAYMENT_HOUSE is wrong/)
    })

    it('wants all three keys of Stripe, of one kind', () => {
      expect(() => house({ ...stripe, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/STRIPE_WEBHOOK_SECRET missing/)
      expect(() => house({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow(/not both of test/)
      expect(() => house({ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' })).toThrow(/STRIPE_SECRET_KEY is wrong/)
    })
  })
})
