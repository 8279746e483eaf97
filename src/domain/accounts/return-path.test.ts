import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './return-path'

const HOSTS = ['evil.example', 'evil.example/', 'user@evil.example', '%65vil.example', 'evil.example:443', '[::1]']
const PREFIXES = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\\\',
  '\\\\',
  '\\/',
  '/%5c',
  'http://',
  'https://',
  'https:',
  'https:/',
  'HTTPS:///',
  'javascript://',
  'data:text/html,//',
  'ftp://',
  '/\t/',
  '\t//',
  ' //',
  '/\n/',
  '\r\n//',
  '/\u0000/',
  '/.//',
  '/..//',
  '/./..//',
  '/a/..//',
  '/%2e//',
  '/%2E%2e//',
  '/\u200b/',
  '/\ufeff/',
  '/\u00a0/',
  '/;//@',
  '?//',
  '#//',
  '@',
  ':',
]
const OTHERS = ['', ' ', 'expeditions', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1', `/${'a'.repeat(3000)}`]
const HOSTILE = [...PREFIXES.flatMap((prefix) => HOSTS.map((host) => `${prefix}${host}`)), ...OTHERS]

describe('the path to return to', () => {
  it('has more than 200 hostile values to face', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(200)
  })

  it.each(HOSTILE)('stays on this site for %j', (value) => {
    const path = safeReturnPath(value)
    expect(path).toMatch(/^\/(?![/\\])/)
    expect(new URL(path, 'https://lagopede.test/auth/facebook/callback').origin).toBe('https://lagopede.test')
    expect(safeReturnPath(path)).toBe(path)
  })

  it.each([
    '/%6cogout',
    '/%6Cogout/',
    '/%256cogout',
    '/%25256cogout',
    '/logout?x=1',
    '/LOGOUT',
    '/a/../logout',
    '/a/%2e%2e/logout',
    '/a%2f..%2flogout',
    '/a%2F%2E%2E%2Flogout',
    '/%2flogout',
    '/react-front/logout',
    '/admin/logout',
    '/admin//logout',
    '/admin/%6cogout',
    '/admin/logout-inactivity',
    '/%61uth/facebook',
    '/%61pi/users/logout',
    '/%69nternal/revalidate',
    '/avis%0d%0a',
    '/avis%5c..',
    '/%zz',
    '/avis%3fu=1',
  ])('is home for %s, which ends a session or hides what it is', (value) => {
    expect(safeReturnPath(value)).toBe('/')
  })

  it.each([
    ['/', '/'],
    ['/admin/collections/departures', '/admin/collections/departures'],
    ['/expeditions/%C3%A9t%C3%A9', '/expeditions/%C3%A9t%C3%A9'],
    ['/authentique', '/authentique'],
    ['/expeditions?niveau=3&page=2', '/expeditions?niveau=3&page=2'],
    ['/expeditions/tour-du-thabor', '/expeditions/tour-du-thabor'],
    ['/avis?u=https://evil.example', '/avis?u=https://evil.example'],
    ['/avis#bas', '/avis'],
    ['/auth/facebook', '/'],
    ['/logout', '/'],
    ['/api/v1/auth/current', '/'],
    [null, '/'],
    [undefined, '/'],
  ])('for %j is %s', (value, expected) => {
    expect(safeReturnPath(value)).toBe(expected)
  })
})
