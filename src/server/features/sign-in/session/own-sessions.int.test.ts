import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { OwnSession } from '@/contract/sessions'
import { query } from '@/server/platform/db/pool'
import { isCallAllowed } from '@/server/platform/http/rate-limit'
import { noteSessionUse } from '@/server/platform/http/session-use'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { cookiesOf, cookieValue, logIn, newClient, sessionOf } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { LIMITS } from '../limits'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

const enter = async (email: string, userAgent = FIREFOX) =>
  (await logIn(email, PASSWORD, { ...newClient(), 'user-agent': userAgent })).body.token
const list = async (token: string) =>
  (await call<Array<z.output<typeof OwnSession>>>('v1/user/sessions', { token })).body
const end = (token: string, sid: string) => call(`v1/user/sessions/${sid}`, { method: 'DELETE', token })
const isOpen = async (token: string) => (await call('v1/user', { token })).status === 200

describe('one’s own sessions', () => {
  it('are listed with their devices, the present one first', async () => {
    const { email } = await createUser(payload)
    const [here, phone] = [await enter(email), await enter(email, SAFARI)]
    const sessions = await list(here)
    expect(sessions.map(({ id, device, opened_by, is_current }) => [id, device, opened_by, is_current])).toEqual([
      [sessionOf(here), 'Firefox sur Windows', 'password', true],
      [sessionOf(phone), 'Safari sur iPhone', 'password', false],
    ])
    expect(sessions.every(({ address }) => address.startsWith('198.51.'))).toBe(true)
    await query(`update users_sessions set created_at = now() - interval '91 days' where id = $1`, [sessionOf(phone)])
    expect(await list(here)).toHaveLength(1)
  })

  it('end one by one, and the token of who is signed out opens nothing', async () => {
    const { email } = await createUser(payload)
    const [here, phone] = [await enter(email), await enter(email, SAFARI)]
    expect((await end(here, sessionOf(phone))).body).toEqual({ ok: true })
    expect([await isOpen(here), await isOpen(phone)]).toEqual([true, false])
    expect((await end(here, sessionOf(phone))).status).toBe(404)
  })

  it('are nobody else’s to see or end', async () => {
    const [mine, theirs] = [await createUser(payload), await createUser(payload, { role: 'admin' })]
    const [here, there] = [await enter(mine.email), await enter(theirs.email)]
    expect((await list(here)).map(({ id }) => id)).toEqual([sessionOf(here)])
    for (const sid of [sessionOf(there), crypto.randomUUID(), 'nope', '1']) {
      expect((await end(here, sid)).status).toBe(404)
    }
    expect(await isOpen(there)).toBe(true)
    expect((await call('v1/user/sessions')).status).toBe(401)
    expect((await call('v1/user/sessions', { method: 'DELETE' })).status).toBe(401)
    const cookie = { cookie: `payload-token=${here}`, 'sec-fetch-site': 'same-origin' }
    expect((await call('v1/user/sessions', { method: 'DELETE', headers: cookie })).status).toBe(401)
  })

  it('end all but this one, and their devices are known no more', async () => {
    const { email } = await createUser(payload)
    const phone = await logIn(email)
    const [here, other] = [await enter(email), await enter(email)]
    const answer = await call('v1/user/sessions', { method: 'DELETE', token: here })
    expect(answer.body).toEqual({ ok: true })
    expect([await isOpen(here), await isOpen(other), await isOpen(phone.body.token)]).toEqual([true, false, false])
    for (let n = 0; n < LIMITS.wrongPasswordByAddress.points; n++) {
      await isCallAllowed({ limit: LIMITS.wrongPasswordByAddress, key: email })
    }
    const comeBack = async ({ headers }: { headers: Headers }) => {
      const cookie = `device=${encodeURIComponent(cookieValue(cookiesOf({ headers })['device']))}`
      return (await logIn(email, PASSWORD, { ...newClient(), cookie })).status
    }
    expect([await comeBack(phone), await comeBack(answer)]).toEqual([429, 200])
  })

  it('say when a device was last there, written once in ten minutes', async () => {
    const { email } = await createUser(payload)
    const token = await enter(email)
    const past = `update session_details set last_used_at = now() - interval '3 hours' where session_id = $1`
    await query(past, [sessionOf(token)])
    const hours = async () => (Date.now() - new Date((await list(token))[0]?.last_used_at ?? '').getTime()) / 3_600_000
    // This process opened it a moment ago: it writes nothing yet.
    expect(await hours()).toBeGreaterThan(2.9)
    await noteSessionUse({ user: await signedIn(token), headers: new Headers() }, Date.now() + 11 * 60_000)
    expect(await hours()).toBeLessThan(0.1)
  })
})

const signedIn = async (token: string) =>
  (await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user
