import { describe, expect, it } from 'vitest'
import { isLocalHost } from './is-local-host'

const hostOf = (host: string) => new URL(`http://${host}/`).hostname

describe('isLocalHost', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'lagopede.localhost',
    'web',
    'site.test',
    'laptop.local',
    'web.internal',
    '127.0.0.1',
    '127.1',
    '127.255.255.254',
    '10.0.0.4',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.20',
    '[::1]',
    '[fd00::1]',
    '[fcab::1]',
    '[fe80::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.1.2.3]',
  ])('accepts %s', (host) => {
    expect(isLocalHost(hostOf(host))).toBe(true)
  })

  it.each([
    'lagopede.fr',
    '10.lagopede.fr',
    '127.lagopede.com',
    '127.0.0.1.lagopede.fr',
    '127.0.0.1.nip.io',
    '192.168.agence-lagopede.fr',
    '172.16.lagopede.fr',
    'localhost.lagopede.fr',
    'test.fr',
    'lagopede.local.fr',
    'xn--1.fr',
    '8.8.8.8',
    '11.0.0.1',
    '128.0.0.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.1.1',
    '192.169.1.1',
    '[2001:db8::1]',
    '[::2]',
    '[fec0::1]',
    '[fe00::1]',
    '[::ffff:8.8.8.8]',
  ])('refuses %s', (host) => {
    expect(isLocalHost(hostOf(host))).toBe(false)
  })
})
