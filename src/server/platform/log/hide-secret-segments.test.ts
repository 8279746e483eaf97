import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { hideSecretSegments, pathForLog } from './hide-secret-segments'
import { redact } from './redact'

// As they come: 32 random bytes, a seal with its signature, a word that nobody drew.
const TOKENS = ['aB3-xYz_09qLmNoPqRsTuVwXyZ012345678901234567', 'abcdefghijklmnopqrstuvwxyz', 'bGVhQGV4.c2lnbmF0dXJl']
const SECRET = /token|email/

const ofContract = (ROUTES as RouteShape[])
  .map(({ path }) => `/api${path}`)
  .filter((path) => SECRET.test(path))
  .map((path) => path.replace(/:(\w+)/g, (_all, name: string) => (SECRET.test(name) ? '{secret}' : '1')))

const ofPages = globSync('src/app/**/{page.tsx,route.ts}')
  .map((file) =>
    file
      .replace(/^src\/app/, '')
      .replace(/\/\([^)]+\)/g, '')
      .replace(/\/[^/]+$/, ''),
  )
  .filter((path) => /\[[^\]]*token[^\]]*\]/.test(path))
  .map((path) => path.replace(/\[[^\]]*token[^\]]*\]/, '{secret}').replace(/\[[^\]]+\]/g, '1'))

// Travelers' links were written so before, and stand in mails of that time.
const addresses = [...ofContract, ...ofPages, '/participants/{secret}']

describe('the addresses that hold a secret', () => {
  it('are those of the contract and of the pages', () => {
    expect(addresses).toEqual(
      expect.arrayContaining(['/api/v1/users/newsletter/{secret}', '/api/v1/newsletter/unsubscribe/{secret}']),
    )
  })

  it.each(addresses)('%s is logged without it', (address) => {
    for (const token of TOKENS) {
      const asked = address.replace('{secret}', token)
      expect(hideSecretSegments(asked)).not.toContain(token)
      expect(pathForLog(asked)).not.toContain(token)
      expect(pathForLog(`${asked}/`)).not.toContain(token)
      expect(
        redact(JSON.stringify({ msg: `GET ${asked} failed`, url: `https://site.test${asked}?a=b` })),
      ).not.toContain(token)
    }
  })
})

describe('the path of a request', () => {
  it('hides what looks drawn at random, on routes that nobody listed', () => {
    expect(pathForLog(`/invitation/${TOKENS[0] ?? ''}/oui`)).toBe('/invitation/[hidden]/oui')
  })

  it.each([
    '/',
    '/expeditions/traversee-du-vercors-en-raquettes-a-neige-12-jours',
    '/api/v1/reservations/40/participants/1/link',
    '/api/v1/guide/departures/3/participants/12/remind',
    '/newsletter/desinscription',
    '/newsletter/confirmation',
    '/api/v1/newsletter/unsubscribe',
    '/_next/static/chunks/0aBcDeFgHiJkLmNoPqRsTuVw.js',
  ])('leaves %s as it is', (path) => {
    expect(pathForLog(path)).toBe(path)
  })
})

it('a path that is too long is logged up to its last whole segment, no half of a token at its end', () => {
  const [token = ''] = TOKENS
  expect(pathForLog(`${'/abc'.repeat(495)}/${token}`)).toBe(`${'/abc'.repeat(495)}/`)
})
