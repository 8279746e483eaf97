import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { clientAddressOf, CLIENT_ADDRESS_HEADER, stampClientAddress } from './client-address'

const stamped = (remoteAddress: string, headers: Record<string, string> = {}): string => {
  const req = { headers: { ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage
  stampClientAddress(req)
  return String(req.headers[CLIENT_ADDRESS_HEADER])
}

describe('the address of a client', () => {
  it('is that of its connection, whatever it claims', () => {
    expect(stamped('198.51.100.7', { 'x-forwarded-for': '203.0.113.1' })).toBe('198.51.100.7')
    expect(stamped('198.51.100.7', { [CLIENT_ADDRESS_HEADER]: '203.0.113.1' })).toBe('198.51.100.7')
  })

  it('is what a proxy beside us saw, not what the client wrote before', () => {
    expect(stamped('127.0.0.1', { 'x-forwarded-for': '203.0.113.1, 198.51.100.7' })).toBe('198.51.100.7')
    expect(stamped('::ffff:10.0.0.2', { 'x-forwarded-for': '203.0.113.1, 198.51.100.7, 10.0.0.9' })).toBe(
      '198.51.100.7',
    )
  })

  it('is local when nobody came from further', () => {
    expect(stamped('127.0.0.1')).toBe('127.0.0.1')
    expect(stamped('127.0.0.1', { 'x-forwarded-for': 'nonsense' })).toBe('127.0.0.1')
  })

  it('counts a network of IPv6 as one', () => {
    const of = (address: string) => clientAddressOf(new Headers({ [CLIENT_ADDRESS_HEADER]: address }))
    expect(of('2001:db8:1:2:3:4:5:6')).toBe(of('2001:db8:1:2:9:9:9:9'))
  })
})
