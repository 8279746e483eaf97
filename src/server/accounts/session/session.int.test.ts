import config from '@payload-config'
import { getFieldsToSign, getPayload, jwtSign, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createUser } from '../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  newClient,
  sessionOf,
  tokenOf,
  type AccountBody,
} from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { query } from '../../db/pool'
import { logOut } from '../log-out'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('the session', () => {
  const withCookie = (token: string, more: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => ({
    ...newClient(),
    cookie: `payload-token=${token}`,
    ...more,
  })

  it('is told to the page of this site, and to no other', async () => {
    const token = await tokenOf((await createUser(payload)).email)
    expect((await call('v1/auth/current/', { headers: withCookie(token) })).body).toEqual({ jwt: token })
    expect((await call('v1/auth/current')).body).toEqual({ jwt: null })
    const foreign = withCookie(token, { 'sec-fetch-site': 'cross-site' })
    expect((await call('v1/auth/current', { headers: foreign })).body).toEqual({ jwt: null })
  })

  it('reads by the cookie, and writes by the token alone', async () => {
    const token = await tokenOf((await createUser(payload)).email)
    expect((await call('v1/user', { headers: withCookie(token) })).status).toBe(200)
    const body = { phone: '06 12 34 56 78' }
    expect((await call('v1/user', { method: 'PATCH', body, headers: withCookie(token) })).status).toBe(401)
    expect((await call('v1/user', { method: 'PATCH', body, token })).status).toBe(200)
  })

  it('is renewed once it is a day old', async () => {
    const { id, email } = await createUser(payload)
    const sid = sessionOf(await tokenOf(email))
    const old = await signed({ id, email, sid, issuedSecondsAgo: 2 * 24 * 3600 })
    const answer = await call<AccountBody>('v1/auth/current', { headers: withCookie(old) })
    expect(answer.body.jwt).not.toBe(old)
    expect(cookieValue(cookiesOf(answer)['payload-token'])).toBe(answer.body.jwt)
    expect((await call('v1/user', { token: answer.body.jwt ?? '' })).status).toBe(200)
  })

  it('is over with its token, its session or its account', async () => {
    const { id, email } = await createUser(payload)
    const token = await tokenOf(email)
    const sid = sessionOf(token)
    const expired = await signed({ id, email, sid, issuedSecondsAgo: 8 * 24 * 3600 })
    expect((await call('v1/user', { token: expired })).status).toBe(401)
    const answer = await call<AccountBody>('v1/auth/current', { headers: withCookie(expired) })
    expect(answer.body.jwt).toBeNull()
    expect(cookiesOf(answer)['d_id']).toMatch(/^d_id=; .*Max-Age=0/)
    for (const bad of ['nope', `${token}x`, `${token.split('.').slice(0, 2).join('.')}.`]) {
      expect((await call('v1/user', { token: bad })).status).toBe(401)
    }
    await query('delete from users_sessions where _parent_id = $1', [id])
    expect((await call('v1/user', { token })).status).toBe(401)
  })

  it('ends at /logout, that one alone', async () => {
    const { email } = await createUser(payload)
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)]
    const leave = (headers: Record<string, string>) =>
      logOut({ request: new Request('http://localhost:3000/logout', { headers: withCookie(here, headers) }), payload })
    await leave({ 'sec-fetch-site': 'cross-site' })
    await leave({ 'sec-fetch-site': 'same-origin', 'next-router-prefetch': '1' })
    expect((await call('v1/user', { token: here })).status).toBe(200)
    const answer = await leave({ 'sec-fetch-site': 'same-origin' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['payload-token=', 'd_id='])
    expect((await call('v1/user', { token: here })).status).toBe(401)
    expect((await call('v1/user', { token: elsewhere })).status).toBe(200)
  })
})

/** A token signed by us some time ago. */
const signed = async ({
  id,
  email,
  sid,
  issuedSecondsAgo,
}: {
  id: number
  email: string
  sid: string
  issuedSecondsAgo: number
}): Promise<string> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - issuedSecondsAgo * 1000 })
  try {
    const { config: collectionConfig } = payload.collections.users
    const user = { id, role: 'customer', collection: 'users' } as unknown as Parameters<
      typeof getFieldsToSign
    >[0]['user']
    const fieldsToSign = getFieldsToSign({ collectionConfig, email, sid, user })
    return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration: 7 * 24 * 3600 })).token
  } finally {
    vi.useRealTimers()
  }
}
