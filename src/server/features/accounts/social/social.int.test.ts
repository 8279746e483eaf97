import { randomUUID } from 'node:crypto'
import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SignInPopup } from '@/domain/accounts/flash-cookies'
import { query } from '@/server/platform/db/pool'
import { codeOf, giveAccountSecondFactor } from '../../../../../tests/factories/second-factor'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { logIn, newEmail, post, tokenOf, newClient, sessionOf } from '../../../../../tests/integration/account-calls'
import { leave, newBrowser, person, SITE, travel, type Browser } from '../../../../../tests/integration/social-trips'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'

const { issuer } = await vi.hoisted(() => import('../../../../../tests/integration/social-issuer'))

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
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
    // Who found the session open knows no password.
    await leave(browser, 'google_oauth2', '?redirect_url=/my-account&link=1')
    expect([browser.read('flash'), browser.jar.has('social_sign_in')]).toEqual(['prove_first', false])
    const prove = (token: string, current_password: string) =>
      call('v1/user/proof', { method: 'POST', token, body: { current_password }, headers: newClient() })
    expect((await prove(browser.read('payload-token'), 'pas le bon')).status).toBe(422)
    expect((await prove(browser.read('payload-token'), PASSWORD)).status).toBe(200)
    await travel(browser, 'google_oauth2', '?redirect_url=/my-account&link=1')
    expect(browser.read('flash')).toBe('provider_linked')
    const rows = await query<{ provider: string }>('select provider from user_identities where user_id = $1', [id])
    expect(rows).toEqual([{ provider: 'google' }])
    const token = await tokenOf(email)
    const unlink = (provider: string) => call(`v1/user/providers/${provider}`, { method: 'DELETE', token })
    expect((await unlink('google')).status).toBe(403)
    await prove(token, PASSWORD)
    expect((await unlink('google')).body).toEqual({ ok: true })
    // Once: the next change asks again.
    expect((await unlink('google')).status).toBe(403)
    await prove(token, PASSWORD)
    expect((await unlink('nope')).status).toBe(404)
  })

  it('keeps the only way into an account', async () => {
    const browser = newBrowser()
    issuer.person = person()
    await travel(browser, 'google_oauth2')
    const token = browser.read('payload-token')
    const unlink = () => call('v1/user/providers/google', { method: 'DELETE', token })
    expect((await unlink()).status).toBe(409)
    // A first password, too, takes a sign-in of just now.
    await query(`update users_sessions set created_at = now() - interval '11 minutes' where id = $1`, [
      sessionOf(token),
    ])
    const body = { password: 'un mélèze en hiver' }
    const choose = () => call('v1/user/password', { method: 'POST', token, body, headers: newClient() })
    expect([(await unlink()).status, (await choose()).status]).toEqual([403, 403])
    await query(`update users_sessions set created_at = now() where id = $1`, [sessionOf(token)])
    expect((await choose()).status).toBe(200)
  })

  it('knows the issuer’s new key without a restart', async () => {
    issuer.person = person()
    await travel(newBrowser(), 'google_oauth2')
    const goBack = issuer.rotateKey()
    // openid-client asks for the keys again when a minute has passed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    try {
      const browser = newBrowser()
      await travel(browser, 'google_oauth2')
      expect(browser.jar.has('payload-token')).toBe(true)
    } finally {
      goBack()
      vi.useRealTimers()
    }
  })

  it('says so when the provider gives no address', async () => {
    const browser = newBrowser()
    issuer.person = person({ email: undefined })
    await travel(browser, 'facebook')
    expect(browser.read('flash')).toBe('social_without_email')
    expect(browser.jar.has('payload-token')).toBe(false)
  })
})

describe('an account of the team with a second factor', () => {
  const give = async (browser: Browser, code: string) => {
    const headers = browser.headers()
    const answer = await call('users/second-factor/give', { method: 'POST', body: { code }, headers })
    browser.keep(answer)
    return answer
  }

  it('is asked its code by a provider that is linked, and nothing is open before', async () => {
    const { id, email } = await createUser(payload, { role: 'guide' })
    const { secret } = await giveAccountSecondFactor(payload, { id, email })
    const claims = person({ email })
    issuer.person = claims
    await query(`insert into user_identities (provider, subject, user_id) values ('google', $1, $2)`, [claims.sub, id])
    const browser = newBrowser()
    const answer = await travel(browser, 'google_oauth2')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin/login'])
    expect(browser.jar.has('payload-token')).toBe(false)
    expect(await query('select 1 from users_sessions where _parent_id = $1', [id])).toEqual([])
    expect((await give(browser, codeOf(secret))).status).toBe(200)
    expect((await profileOf(browser))['id']).toBe(id)
  })

  it('is joined by a provider that vouches for its address once the code is given, not before', async () => {
    const { id, email } = await createUser(payload, { role: 'guide' })
    const { secret } = await giveAccountSecondFactor(payload, { id, email })
    await query('update users set hash = null, salt = null, email_verified_at = now() where id = $1', [id])
    issuer.person = person({ email })
    const browser = newBrowser()
    const answer = await travel(browser, 'google_oauth2')
    expect(answer.headers.get('location')).toBe('/admin/login')
    const linked = () => query('select 1 from user_identities where user_id = $1', [id])
    expect([browser.jar.has('payload-token'), await linked()]).toEqual([false, []])
    expect((await give(browser, '000000')).status).toBe(422)
    expect(await linked()).toEqual([])
    expect((await give(browser, codeOf(secret))).status).toBe(200)
    expect(await linked()).toHaveLength(1)
  })
})
