import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { tripCookie } from '@/server/features/accounts/social/sign-in-trip'
import { query } from '@/server/platform/db/pool'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  logIn,
  newClient,
  sessionOf,
  type AccountBody,
} from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

vi.hoisted(() => {
  process.env.SITE_URL = 'https://localhost:3000'
})

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('the cookies of a site over https', () => {
  const current = (cookie: string, site = 'same-origin') =>
    call<AccountBody>('v1/auth/current', { headers: { ...newClient(), cookie, 'sec-fetch-site': site } })

  it('carry __Host-, but for the number whose name is given', async () => {
    const { email } = await createUser(payload)
    const answer = await logIn(email)
    const trip = { provider: 'facebook', state: '', nonce: '', verifier: '', returnTo: '/', linkTo: null }
    const lines = [...answer.headers.getSetCookie(), tripCookie(trip)]
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      '__Host-payload-token',
      'd_id',
      '__Host-device',
      '__Host-social_sign_in',
    ])
    for (const line of lines) {
      expect(line).toContain('; Path=/;')
      expect(line).toContain('; Secure')
      expect(line).not.toContain('Domain')
    }
    expect(lines.filter((line) => line.includes('HttpOnly'))).toHaveLength(3)
    const cookie = `__Host-payload-token=${answer.body.token}`
    expect((await current(cookie)).body).toEqual({ jwt: answer.body.token })
    expect((await call('v1/user', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
    const device = `__Host-device=${encodeURIComponent(cookieValue(cookiesOf(answer)['__Host-device']))}`
    const again = await logIn(email, PASSWORD, { ...newClient(), cookie: device })
    expect(cookiesOf(again)['__Host-device']).not.toBe(cookiesOf(answer)['__Host-device'])
  })

  it('take a session of the former version from its former name, once', async () => {
    const { token } = await signInAs(payload)
    const former = `payload-token=${token}`
    // What the version before left.
    await query('delete from session_details where session_id = $1', [sessionOf(token)])
    expect((await current(former, 'cross-site')).body).toEqual({ jwt: null })
    const answer = await current(former)
    expect((await call('v1/user', { token: answer.body.jwt ?? '' })).status).toBe(200)
    expect(cookiesOf(answer)['payload-token']).toContain('Max-Age=0')
    expect(cookieValue(cookiesOf(answer)['__Host-payload-token'])).toBe(answer.body.jwt)
    expect((await current(former)).body).toEqual({ jwt: null })
  })

  it('take nothing from the former name that this version opened: a neighbouring host could have planted it', async () => {
    const { token } = await signInAs(payload)
    expect((await current(`payload-token=${token}`)).body).toEqual({ jwt: null })
  })
})
