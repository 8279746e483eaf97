import config from '@payload-config'
import { createLocalReq, getFieldsToSign, getPayload, jwtSign, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { logOut } from '@/server/features/accounts/log-out'
import { query } from '@/server/platform/db/pool'
import { tokenTimes } from '@/server/platform/payload/token-times'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import {
  cookiesOf,
  cookieValue,
  logIn,
  newClient,
  sessionOf,
  tokenOf,
  type AccountBody,
} from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { openSession } from './open-session'
import { readSignedIn } from './read-signed-in'

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
  const openTokenOf = async (userId: number) =>
    openSession({ req: await createLocalReq({}, payload), userId, openedBy: 'password' })
  const panelMe = async (token: string) =>
    (await call<{ user: object | null }>('users/me', { headers: withCookie(token) })).body.user

  it('is told to the page of this site, and to no other', async () => {
    const { token } = await signInAs(payload)
    expect((await call('v1/auth/current/', { headers: withCookie(token) })).body).toEqual({ jwt: token })
    expect((await call('v1/auth/current')).body).toEqual({ jwt: null })
    const foreign = withCookie(token, { 'sec-fetch-site': 'cross-site' })
    expect((await call('v1/auth/current', { headers: foreign })).body).toEqual({ jwt: null })
  })

  it('is told over plain http on another host name, where browsers say little of where they are', async () => {
    const { token } = await signInAs(payload)
    const told = async (more: Record<string, string>) =>
      (await call<AccountBody>('v1/auth/current', { headers: withCookie(token, more) })).body.jwt
    expect(await told({})).toBe(token)
    expect(await told({ host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' })).toBe(token)
    for (const origin of ['http://ailleurs.exemple', 'http://192.168.1.20:3001', 'null']) {
      expect(await told({ host: '192.168.1.20:3000', origin })).toBeNull()
    }
    await query('delete from users_sessions where id = $1', [sessionOf(token)])
    const over = await call<AccountBody>('v1/auth/current', { headers: withCookie(token, {}) })
    expect([over.body.jwt, cookiesOf(over)['d_id']]).toEqual([null, expect.stringMatching(/^d_id=; .*Max-Age=0/)])
  })

  it('reads by the cookie, and writes by the token alone', async () => {
    const { token } = await signInAs(payload)
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
    const { id, email, token } = await signInAs(payload)
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

  it.each([
    ['customer', 89 * 24, 200],
    ['customer', 91 * 24, 401],
    ['customer', 400 * 24, 401],
    ['guide', 11, 200],
    ['guide', 13, 401],
  ] as const)('of a %s opened %i hours ago answers %i', async (role, hours, status) => {
    const { id, email } = await createUser(payload, { role })
    const token = await openTokenOf(id)
    await query(`update users_sessions set created_at = now() - make_interval(hours => $2) where _parent_id = $1`, [
      id,
      hours,
    ])
    expect((await call('v1/user', { token })).status).toBe(status)
    expect((await readSignedIn({ payload, headers: new Headers(withCookie(token)) })) !== null).toBe(status === 200)
    if (role === 'guide') expect((await panelMe(token)) !== null).toBe(status === 200)
    const old = await signed({ id, email, sid: sessionOf(token), issuedSecondsAgo: 3 * 24 * 3600 })
    const renewed = (await call<AccountBody>('v1/auth/current', { headers: withCookie(old) })).body.jwt
    expect(renewed !== null).toBe(status === 200)
    await query(`select graphile_worker.add_job('forget_expired')`)
    await runJobs()
    expect(await query('select 1 from users_sessions where _parent_id = $1', [id])).toHaveLength(status === 200 ? 1 : 0)
  })

  it('is never renewed beyond its absolute end', async () => {
    const { id, email } = await createUser(payload)
    const sid = sessionOf(await tokenOf(email))
    await query(`update users_sessions set created_at = now() - interval '89 days 23 hours' where id = $1`, [sid])
    const old = await signed({ id, email, sid, issuedSecondsAgo: 2 * 24 * 3600 })
    const { jwt } = (await call<AccountBody>('v1/auth/current', { headers: withCookie(old) })).body
    const { iat, exp } = tokenTimes(jwt ?? '')
    expect(exp - iat).toBeGreaterThan(3500)
    expect(exp - iat).toBeLessThanOrEqual(3600)
    const [row] = await query<{ seconds: number }>(
      'select extract(epoch from expires_at - now())::int as seconds from users_sessions where id = $1',
      [sid],
    )
    expect(row?.seconds).toBeLessThanOrEqual(3600)
  })

  it('is over after four hours without a visit in the back office', async () => {
    const { id } = await createUser(payload, { role: 'staff' })
    const token = await openTokenOf(id)
    const { iat, exp } = tokenTimes(token)
    expect(exp - iat).toBe(4 * 3600)
    expect((await call('v1/user', { token })).status).toBe(200)
    await query(`update users_sessions set expires_at = now() - interval '1 second' where _parent_id = $1`, [id])
    expect((await call('v1/user', { token })).status).toBe(401)
  })

  it('takes the place of the one that this browser had, also another person’s', async () => {
    const [{ email }, other] = [await createUser(payload), await createUser(payload)]
    const [former, elsewhere] = [await tokenOf(email), await tokenOf(email)]
    const cookie = (token: string) => ({ ...newClient(), cookie: `payload-token=${token}` })
    const next = (await logIn(email, PASSWORD, cookie(former))).body.token
    expect((await call('v1/user', { token: former })).status).toBe(401)
    const last = (await logIn(other.email, PASSWORD, cookie(next))).body.token
    expect((await call('v1/user', { token: next })).status).toBe(401)
    for (const token of [elsewhere, last]) expect((await call('v1/user', { token })).status).toBe(200)
    // A token that we did not sign ends nobody's session.
    await logIn(other.email, PASSWORD, cookie(`${elsewhere.slice(0, -4)}AAAA`))
    expect((await call('v1/user', { token: elsewhere })).status).toBe(200)
  })

  it('keeps what is shown of it through a save of the account, and loses it with the session', async () => {
    const { id, email } = await createUser(payload)
    const sid = sessionOf(await tokenOf(email))
    const details = () => query('select opened_by from session_details where session_id = $1', [sid])
    await payload.update({ collection: 'users', id, data: { last_name: 'Renommée' } })
    expect(await details()).toEqual([{ opened_by: 'password' }])
    await query('delete from users_sessions where id = $1', [sid])
    expect(await details()).toEqual([])
  })

  it('ends at /logout, that one alone', async () => {
    const { email } = await createUser(payload)
    const [here, elsewhere] = [await tokenOf(email), await tokenOf(email)]
    const leave = (headers: Record<string, string>) =>
      logOut({ request: new Request('http://localhost:3000/logout', { headers: withCookie(here, headers) }), payload })
    await leave({ 'sec-fetch-site': 'cross-site' })
    await leave({ 'sec-fetch-site': 'same-origin', 'next-router-prefetch': '1' })
    expect((await call('v1/user', { token: here })).status).toBe(200)
    const answer = await leave({})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
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
