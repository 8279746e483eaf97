import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { logIn } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { query, queryOne } from '@/server/platform/db/pool'

type Body = { id: number }

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

const ask = (path: string, body?: unknown) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token: staff })

const leave = () => createDeparture(payload, { expedition, departure_start: inDays(90), departure_end: inDays(92) })

describe('a booking by phone', () => {
  it('takes every way in from whoever opened the account without proving its address', async () => {
    const { id } = await leave()
    const stranger = await signInAs(payload, { isProven: false, first_name: 'Usurpateur' })
    await query(`update users set phone = '+33700000000' where id = $1`, [stranger.id])
    await query(`insert into user_identities (provider, subject, user_id) values ('google', 'stranger', $1)`, [
      stranger.id,
    ])
    const caller = { email: stranger.email, first_name: 'Jeanne', phone: '06 12 34 56 78', travelers_count: 1 }
    const { body } = await ask(`departures/${String(id)}/book`, caller)
    const path = `v1/reservations/${String(body.id)}`
    expect((await call(path, { token: stranger.token })).status).toBe(401)
    expect((await call(`${path}/cancel`, { method: 'POST', token: stranger.token, body: { fee: 0 } })).status).toBe(401)
    expect((await logIn(stranger.email)).status).toBe(401)
    expect(await query('select 1 from user_identities where user_id = $1', [stranger.id])).toEqual([])
    const account = await queryOne('select first_name, phone from users where id = $1', [stranger.id])
    expect(account).toEqual({ first_name: 'Jeanne', phone: '+33612345678' })
    await runJobs()
    expect(mailServer.lastTo(stranger.email)?.text).toContain('/nouveau-mot-de-passe')
  })

  it('lets no stranger in whose password was being verified meanwhile', async () => {
    const { id } = await leave()
    const stranger = await signInAs(payload, { isProven: false })
    const [booked, ...attempts] = await Promise.all([
      ask(`departures/${String(id)}/book`, { email: stranger.email, travelers_count: 1 }),
      ...Array.from({ length: 12 }, () => logIn(stranger.email)),
    ])
    for (const { body } of attempts) {
      const own = await call(`v1/reservations/${String(booked.body.id)}`, { token: body.token || 'none' })
      expect(own.status).toBe(401)
    }
  })

  it('keeps the ways in of the agency’s own accounts', async () => {
    const { id } = await leave()
    const guide = await signInAs(payload, { role: 'guide', isProven: false })
    await ask(`departures/${String(id)}/book`, { email: guide.email, travelers_count: 1 })
    expect((await call('v1/user', { token: guide.token })).status).toBe(200)
  })
})
