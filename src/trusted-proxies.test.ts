import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from './trusted-proxies'

describe('TRUST_PROXY', () => {
  it.each(['', 'none', 'false', '0'])('%j trusts nobody', (setting) => {
    expect(parseTrustedProxies(setting)).toEqual({ hops: 0, networks: null })
  })

  it.each([
    '10',
    '-1',
    '1.5',
    'true',
    'loopback',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/8/8',
    '10.0.0.1,',
    '10.0.0.0/a',
  ])('%j is refused', (setting) => {
    expect(parseTrustedProxies(setting)).toBeNull()
  })

  it('counts proxies, or names them', () => {
    expect(parseTrustedProxies('2')?.hops).toBe(2)
    expect(parseTrustedProxies('127.0.0.1, fd00::/8')?.networks?.check('fd12::1', 'ipv6')).toBe(true)
  })
})
