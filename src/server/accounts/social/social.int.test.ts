import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignInPopup } from '@/domain/flash-cookies'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  logIn,
  newClient,
  newEmail,
  post,
  tokenOf,
} from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { query } from '../../db/pool'
import { finishSocialSignIn } from './finish-social-sign-in'
import { startSocialSignIn } from './start-social-sign-in'

const issuer = await vi.hoisted(async () => {
  const { startMockIssuer } = await import('../../../../tests/integration/mock-issuer')
  const started = await startMockIssuer()
  for (const name of ['GOOGLE', 'FACEBOOK']) {
    process.env[`${name}_ISSUER`] = started.url
    process.env[`${name}_CLIENT_ID`] = `client-${name}`
    process.env[`${name}_CLIENT_SECRET`] = 'a-secret'
  }
  return started
})

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

afterAll(() => issuer.stop())

beforeEach(() => {
  issuer.lies = {}
})

const SITE = 'http://localhost:3000'
type Path = 'google_oauth2' | 'facebook'
type Headers_ = Record<string, string>

/** A browser's cookies, kept from answer to answer. */
const newBrowser = () => {
  const jar = new Map<string, string>()
  const headers = (): Headers_ => ({
    ...newClient(),
    'sec-fetch-site': 'same-origin',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const keep = (response: { headers: Headers }): void => {
    for (const [name, line] of Object.entries(cookiesOf(response))) {
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '')
    }
  }
  return { jar, headers, keep, read: (name: string) => decodeURIComponent(jar.get(name) ?? '') }
}

type Browser = ReturnType<typeof newBrowser>

const leave = async (browser: Browser, path: Path, search: string): Promise<Response> => {
  const request = new Request(`${SITE}/auth/${path}${search}`, { headers: browser.headers() })
  const response = await startSocialSignIn({ request, payload, path })
  browser.keep(response)
  return response
}

const comeBack = async (browser: Browser, path: Path, url: string): Promise<Response> => {
  const response = await finishSocialSignIn({
    // The provider is another site.
    request: new Request(url, { headers: { ...browser.headers(), 'sec-fetch-site': 'cross-site' } }),
    payload,
    path,
  })
  browser.keep(response)
  return response
}

/** The whole way: to the provider, through it, and back. */
const travel = async (browser: Browser, path: Path, search = '?redirect_url=/expeditions%3Fpage%3D2') => {
  const away = await leave(browser, path, search)
  const there = await fetch(away.headers.get('location') ?? '', { redirect: 'manual' })
  return comeBack(browser, path, there.headers.get('location') ?? '')
}

const person = (more: object = {}) => ({
  sub: randomUUID(),
  email: newEmail(),
  email_verified: true,
  given_name: 'Inès',
  family_name: 'Rey',
  picture: 'https://lh3.googleusercontent.com/a/ines',
  ...more,
})

const profileOf = async (browser: Browser) =>
  (await call<Record<string, unknown>>('v1/user', { headers: browser.headers() })).body

const popupOf = (browser: Browser): SignInPopup => JSON.parse(browser.read('sign_in_popup')) as SignInPopup

describe('signing in by a provider', () => {
  it('leaves with state, nonce and PKCE, for this site’s own callback', async () => {
    const away = await leave(newBrowser(), 'google_oauth2', '')
    const { origin, searchParams } = new URL(away.headers.get('location') ?? '')
    expect([away.status, origin]).toEqual([303, issuer.url])
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'client-GOOGLE',
      redirect_uri: `${SITE}/auth/google_oauth2/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
  })

  it('opens an account with the provider’s name, first name and portrait', async () => {
    const browser = newBrowser()
    const claims = person({ picture: `${issuer.url}/portrait.png` })
    issuer.person = claims
    const answer = await travel(browser, 'google_oauth2')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/expeditions?page=2'])
    expect(await profileOf(browser)).toMatchObject({
      email: claims.email,
      first_name: 'Inès',
      last_name: 'Rey',
      avatar_url: '/brand/avatar.svg',
      provider: 'google_oauth2',
      sign_in_count: 1,
      newsletter: false,
    })
    await runJobs()
    expect((await profileOf(browser))['avatar_url']).toMatch(/^\/portraits\//)
    expect(browser.read('sign_up')).toBe('Google')
    expect(browser.jar.has('social_sign_in')).toBe(false)
    expect((await post('auth/check-email', { email: claims.email })).body).toEqual({ exists: 'google' })
  })

  it('calls who gave no first name as in their address', async () => {
    const browser = newBrowser()
    issuer.person = person({ email: `camille.rey.${randomUUID()}@lagopede.test`, given_name: undefined })
    await travel(browser, 'facebook')
    expect((await profileOf(browser))['first_name']).toMatch(/^camille\.rey\./)
  })

  it('knows who comes again, even under another address', async () => {
    const claims = person()
    issuer.person = claims
    const first = newBrowser()
    await travel(first, 'facebook')
    const again = newBrowser()
    issuer.person = { ...claims, email: newEmail(), email_verified: false }
    await travel(again, 'facebook')
    expect(await profileOf(again)).toMatchObject({ email: claims.email, sign_in_count: 2, provider: 'facebook' })
    expect(again.jar.has('sign_up')).toBe(false)
  })

  it('joins an account without a password when the provider vouches for the address', async () => {
    const claims = person()
    issuer.person = claims
    const google = newBrowser()
    await travel(google, 'google_oauth2')
    const facebook = newBrowser()
    issuer.person = { ...claims, sub: randomUUID() }
    await travel(facebook, 'facebook')
    expect((await profileOf(facebook))['id']).toBe((await profileOf(google))['id'])
    const account = await call<{ providers: unknown[] }>('v1/user/account', { headers: facebook.headers() })
    expect(account.body.providers).toHaveLength(2)
  })

  it('opens the other provider’s popup when the address is not vouched for', async () => {
    const claims = person()
    issuer.person = claims
    await travel(newBrowser(), 'google_oauth2')
    const facebook = newBrowser()
    issuer.person = { ...claims, sub: randomUUID(), email_verified: undefined }
    await travel(facebook, 'facebook')
    expect(popupOf(facebook)).toEqual({ open: 'google', email: claims.email, from: 'facebook' })
    expect(facebook.jar.has('payload-token')).toBe(false)
  })

  it('gives an account opened with an unproven address to its owner, alone', async () => {
    const claims = person({ email_verified: false })
    issuer.person = claims
    const stranger = newBrowser()
    await travel(stranger, 'facebook')
    const owner = newBrowser()
    issuer.person = { ...claims, sub: randomUUID(), email_verified: true }
    await travel(owner, 'google_oauth2')
    expect((await profileOf(owner))['email']).toBe(claims.email)
    expect((await call('v1/user', { headers: stranger.headers() })).status).toBe(401)
    const account = await call<{ providers: unknown[] }>('v1/user/account', { headers: owner.headers() })
    expect(account.body.providers).toMatchObject([{ provider: 'google' }])
  })

  it.each([true, false])(
    'never joins an account with a password by itself, vouched for: %s',
    async (email_verified) => {
      const { id, email } = await createUser(payload)
      const browser = newBrowser()
      issuer.person = person({ email, email_verified })
      const answer = await travel(browser, 'facebook')
      expect(answer.headers.get('location')).toBe('/expeditions?page=2')
      expect(popupOf(browser)).toEqual({ open: 'email', email, from: 'facebook' })
      expect(browser.jar.has('payload-token')).toBe(false)
      expect(await query('select 1 from user_identities where user_id = $1', [id])).toEqual([])

      // Its password links it.
      browser.keep(await logIn(email, PASSWORD, browser.headers()))
      const again = newBrowser()
      await travel(again, 'facebook')
      expect(await profileOf(again)).toMatchObject({ id, email, provider: 'email', sign_in_count: 2 })
    },
  )

  it('links nothing by somebody else’s password', async () => {
    const [{ id, email }, other] = [await createUser(payload), await createUser(payload)]
    const browser = newBrowser()
    issuer.person = person({ email })
    await travel(browser, 'google_oauth2')
    browser.keep(await logIn(other.email, PASSWORD, browser.headers()))
    expect(await query('select 1 from user_identities where user_id = any($1)', [[id, other.id]])).toEqual([])
  })

  it('links a provider to the account that asks for it', async () => {
    const { id, email } = await createUser(payload)
    const browser = newBrowser()
    browser.jar.set('payload-token', await tokenOf(email))
    issuer.person = person()
    await travel(browser, 'google_oauth2', '?redirect_url=/my-account&link=1')
    expect(browser.read('flash')).toBe('provider_linked')
    const rows = await query<{ provider: string }>('select provider from user_identities where user_id = $1', [id])
    expect(rows).toEqual([{ provider: 'google' }])
    const token = await tokenOf(email)
    const unlink = (provider: string) => call(`v1/user/providers/${provider}`, { method: 'DELETE', token })
    expect((await unlink('google')).body).toEqual({ ok: true })
    expect((await unlink('nope')).status).toBe(404)
  })

  it('keeps the only way into an account', async () => {
    const browser = newBrowser()
    issuer.person = person()
    await travel(browser, 'google_oauth2')
    const token = browser.read('payload-token')
    expect((await call('v1/user/providers/google', { method: 'DELETE', token })).status).toBe(409)
  })

  it('says so when the provider gives no address', async () => {
    const browser = newBrowser()
    issuer.person = person({ email: undefined })
    await travel(browser, 'facebook')
    expect(browser.read('flash')).toBe('social_without_email')
    expect(browser.jar.has('payload-token')).toBe(false)
  })
})

describe('what a sign-in by a provider refuses', () => {
  it.each([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'someone-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['an expired token', { exp: 1_700_000_000 }],
    ['no subject', { sub: undefined }],
  ])('%s', async (_name, lies) => {
    const browser = newBrowser()
    issuer.person = person()
    issuer.lies = lies
    const answer = await travel(browser, 'google_oauth2')
    expect(answer.headers.get('location')).toBe('/expeditions?page=2')
    expect(browser.read('flash')).toBe('social_failed')
    expect(browser.jar.has('payload-token')).toBe(false)
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
