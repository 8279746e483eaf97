import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '@/trusted-proxies'
import { clientAddressOf, CLIENT_ADDRESS_HEADER, stampClientAddress } from './client-address'

const stamped = (setting: string, remoteAddress: string, headers: Record<string, string> = {}): string => {
  const trust = parseTrustedProxies(setting)
  if (!trust) throw new Error(`TRUST_PROXY=${setting} is wrong`)
  const req = { headers: { ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage
  stampClientAddress({ req, trust })
  return String(req.headers[CLIENT_ADDRESS_HEADER])
}
const via = (...addresses: string[]) => ({ 'x-forwarded-for': addresses.join(', ') })

describe('the address of a client', () => {
  it.each(['198.51.100.7', '127.0.0.1', '10.0.0.3', 'fd00::1'])(
    'is that of its connection, %s, whatever it claims, when no proxy is trusted',
    (address) => {
      expect(stamped('', address, via('203.0.113.1'))).toBe(address)
      expect(stamped('', address, { [CLIENT_ADDRESS_HEADER]: '203.0.113.1' })).toBe(address)
    },
  )

  it('is its own each time, of more addresses than are remembered', () => {
    const addresses = Array.from({ length: 2_500 }, (_, index) => `2001:db8::${index.toString(16)}`)
    const written = (address: string) => [stamped('', address.toUpperCase()), stamped('', address)]
    for (const address of [...addresses, ...addresses]) {
      const shortest = address.replace(/::0$/, '::')
      expect(written(address)).toEqual([shortest, shortest])
    }
  })

  it('is what the one trusted proxy saw, not what the client wrote before', () => {
    expect(stamped('1', '172.18.0.2', via('203.0.113.1', '198.51.100.7'))).toBe('198.51.100.7')
    expect(stamped('1', '::ffff:172.18.0.2', via('10.0.0.9'))).toBe('10.0.0.9')
  })

  it('is what the first of two proxies saw', () => {
    expect(stamped('2', '172.18.0.2', via('203.0.113.1', '198.51.100.7', '10.0.0.9'))).toBe('198.51.100.7')
  })

  it('is what a proxy of a named network saw', () => {
    const setting = '10.0.0.0/8, 2001:db8:ffff::1'
    expect(stamped(setting, '10.0.0.2', via('203.0.113.1', '198.51.100.7', '10.0.0.9'))).toBe('198.51.100.7')
    expect(stamped(setting, '2001:db8:ffff:0::1', via('198.51.100.7'))).toBe('198.51.100.7')
    expect(stamped(setting, '192.168.0.2', via('198.51.100.7'))).toBe('192.168.0.2')
  })

  it('is that of the connection when the proxy says nothing readable', () => {
    expect(stamped('1', '127.0.0.1')).toBe('127.0.0.1')
    expect(stamped('1', '127.0.0.1', via('nonsense'))).toBe('127.0.0.1')
    expect(stamped('3', '127.0.0.1', via('198.51.100.7'))).toBe('198.51.100.7')
  })
})

describe('what limits are counted for', () => {
  const of = (address: string) => clientAddressOf(new Headers({ [CLIENT_ADDRESS_HEADER]: address }))

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:9:9:9:9'],
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
    ['2001:db8::7:0:0:1', '2001:0DB8:0000:0000:FFFF::2'],
    ['2001:db8:0:7::', '2001:db8::7:a:b:c:d'],
    ['fe80::1%eth0', 'fe80::2%eth1'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ])('%s is one with %s', (one, same) => {
    expect(of(one)).toBe(of(same))
  })

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['198.51.100.7', '198.51.100.8'],
    ['::ffff:198.51.100.7', '::ffff:198.51.100.8'],
    ['::1', '127.0.0.1'],
  ])('%s is not %s', (one, other) => {
    expect(of(one)).not.toBe(of(other))
  })

  it('writes a network as one', () => {
    expect([of('2001:db8::1'), of('::1'), of('198.51.100.7'), of('nonsense')]).toEqual([
      '2001:db8::/64',
      '::/64',
      '198.51.100.7',
      'unknown',
    ])
  })
})
