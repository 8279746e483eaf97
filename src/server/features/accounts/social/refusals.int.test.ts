import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { cookiesOf, cookieValue, newClient } from '../../../../../tests/integration/account-calls'
import {
  comeBack,
  leave,
  newBrowser,
  person,
  SITE,
  travel,
  type Path,
} from '../../../../../tests/integration/social-trips'
import { startSocialSignIn } from './start-social-sign-in'

const { issuer } = await vi.hoisted(() => import('../../../../../tests/integration/social-issuer'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('what a sign-in by a provider refuses', () => {
  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'someone-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['an expired token', { exp: 1_700_000_000 }],
    ['no subject', { sub: undefined }],
    ['another authorized party', { azp: 'someone-else', aud: ['client-GOOGLE', 'someone-else'] }],
    ['a token of two hours ahead', { iat: Math.floor(Date.now() / 1000) + 7200 }],
    ['a token that says no time', { iat: undefined }],
  ])('refuses %s', async (_name, lies) => {
    const browser = newBrowser()
    issuer.person = person()
    issuer.lies = lies
    const answer = await travel(browser, 'google_oauth2')
    expect(answer.headers.get('location')).toBe('/expeditions?page=2')
    expect(browser.read('flash')).toBe('social_failed')
    expect(browser.jar.has('payload-token')).toBe(false)
  })

  it.each(['other_key', 'spoilt', 'none', 'HS256'] as const)('a token signed so: %s', async (signature) => {
    const browser = newBrowser()
    issuer.person = person()
    issuer.signature = signature
    await travel(browser, 'google_oauth2')
    expect(browser.read('flash')).toBe('social_failed')
    expect(browser.jar.has('payload-token')).toBe(false)
  })

  it('a sign-in that another site began, and no link in a mail', async () => {
    const begin = async (site: string, path: Path) => {
      const request = new Request(`${SITE}/auth/${path}?redirect_url=/faq&link=1`, {
        headers: { ...newClient(), 'sec-fetch-site': site },
      })
      return startSocialSignIn({ request, payload, path })
    }
    const refused = await begin('cross-site', 'google_oauth2')
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/faq'])
    expect(Object.keys(cookiesOf(refused))).toEqual(['flash'])
    expect(cookieValue(cookiesOf(refused)['flash'])).toBe('social_elsewhere')
    for (const site of ['none', 'same-origin']) {
      expect((await begin(site, 'google_oauth2')).headers.get('location')).toContain(issuer.url)
    }
  })

  it('another state, no trip, another provider’s trip, a code used twice', async () => {
    issuer.person = person()
    const browser = newBrowser()
    const away = await leave(browser, 'google_oauth2', '')
    const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
    const back = there.headers.get('location') ?? ''
    const forged = new URL(back)
    forged.searchParams.set('state', 'forged')
    const trip = browser.jar.get('social_sign_in') ?? ''
    for (const [path, url] of [
      ['google_oauth2', forged.href],
      ['facebook', back],
    ] as const) {
      const other = newBrowser()
      other.jar.set('social_sign_in', trip)
      await comeBack(other, path, url)
      expect(other.read('flash')).toBe('social_failed')
    }
    const stranger = newBrowser()
    await comeBack(stranger, 'google_oauth2', back)
    expect([stranger.read('flash'), stranger.jar.has('payload-token')]).toEqual(['social_failed', false])
    await comeBack(browser, 'google_oauth2', back)
    expect(browser.jar.has('payload-token')).toBe(true)
    browser.jar.set('social_sign_in', trip)
    await comeBack(browser, 'google_oauth2', back)
    expect(browser.read('flash')).toBe('social_failed')
  })

  it('a refusal at the provider brings back with a word', async () => {
    const browser = newBrowser()
    await leave(browser, 'facebook', '?redirect_url=/faq')
    const answer = await comeBack(browser, 'facebook', `${SITE}/auth/facebook/callback?error=access_denied&state=x`)
    expect([answer.headers.get('location'), browser.read('flash')]).toEqual(['/faq', 'social_refused'])
  })

  it('an unknown provider brings back with a word', async () => {
    const request = new Request(`${SITE}/auth/github?redirect_url=/faq`)
    const answer = await startSocialSignIn({ request, payload, path: 'github' })
    expect(answer.headers.get('location')).toBe('/faq')
    expect(cookieValue(cookiesOf(answer)['flash'])).toBe('provider_unavailable')
  })

  it('a way back to another site', async () => {
    for (const hostile of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const browser = newBrowser()
      issuer.person = person()
      const answer = await travel(browser, 'google_oauth2', `?redirect_url=${encodeURIComponent(hostile)}`)
      expect(answer.headers.get('location')).toBe('/')
    }
  })
})
