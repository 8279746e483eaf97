import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WaitingOrder } from '@/contract/reservation-detail'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newClient, tokenOf } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

type Body = WaitingOrder & { id: number; total: number; error: string; reason: string; reservation_id: number }

let payload: Payload
let departure: number
let numbers = 0

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  departure = (await createDeparture(payload, { expedition, capacity: 60, ...dates })).id
  await runJobs()
})
beforeEach(() => query('delete from rate_limits'))

const fresh = (): string => `lou-${String(++numbers)}-${String(Date.now())}@exemple.fr`

/** An order that waits for the address of its account. */
const wait = async () => {
  const user = await signInAs(payload, { isProven: false })
  const client = newClient()
  const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}, token = user.token) =>
    call<Body>(`v1/${path}`, { method, body, token, headers: { ...client, ...headers } })
  const { id, total } = (await send('POST', 'cart', { departure_id: departure, travelers_count: 1 })).body
  const order = { cart_id: id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total }
  const { status } = await send('POST', 'reservations', order, { 'idempotency-key': `wait-${String(id)}` })
  expect(status).toBe(202)
  const correct = (email: string, token = user.token) =>
    send('POST', `carts/${String(id)}/address`, { email }, newClient(), token)
  return { ...user, cart: id, send, correct }
}

const linkTo = async (email: string): Promise<string> => {
  await runJobs()
  return /\/confirmer-ma-commande#token=([\w-]+)/.exec(mailServer.lastTo(email)?.text ?? '')?.[1] ?? ''
}

const press = (token: string) =>
  call<Body>('v1/orders/confirmation', { method: 'POST', body: { token }, headers: newClient() })

describe('the address of an order that waits', () => {
  it('is corrected: the former link and a link for a password die, the new one makes the same order', async () => {
    const camille = await wait()
    const former = await linkTo(camille.email)
    await query(
      `insert into password_resets (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
      [`hash-${String(camille.id)}`, camille.id],
    )
    const right = fresh()
    const corrected = await camille.correct(right.toUpperCase())
    expect(corrected).toMatchObject({ status: 200, body: { confirmation: 'address', email: right } })
    expect((await press(former)).status).toBe(422)
    expect(await query('select 1 from password_resets where user_id = $1', [camille.id])).toEqual([])
    const token = await linkTo(right)
    expect((await press(token)).status).toBe(200)
    expect(
      await queryOne('select email, email_verified_at is not null as proven from users where id = $1', [camille.id]),
    ).toEqual({
      ...{ email: right, proven: true },
    })
  })

  it('is nobody else’s to correct: another account, another session of the account, a visitor', async () => {
    const camille = await wait()
    const other = await wait()
    expect((await other.send('POST', `carts/${String(camille.cart)}/address`, { email: fresh() })).status).toBe(404)
    const elsewhere = await camille.correct(fresh(), await tokenOf(camille.email))
    expect(elsewhere).toMatchObject({ status: 409, body: { reason: 'session' } })
    expect((await camille.correct(fresh(), '')).status).toBe(401)
    expect(await queryOne('select email from users where id = $1', [camille.id])).toEqual({ email: camille.email })
  })

  it('is refused where it belongs to another account, is confirmed, or is none', async () => {
    const camille = await wait()
    const other = await wait()
    expect(await camille.correct(other.email)).toMatchObject({ status: 422 })
    expect((await camille.correct('lou exemple.fr')).status).toBe(422)
    await query('update users set email_verified_at = now() where id = $1', [camille.id])
    expect(await camille.correct(fresh())).toMatchObject({ status: 409, body: { reason: 'confirmed' } })
    await query('delete from pending_orders where user_id = $1', [other.id])
    expect((await other.correct(fresh())).status).toBe(404)
  })

  it('writes to three strangers a day at most, and to no mailbox that had enough', async () => {
    const camille = await wait()
    for (let round = 0; round < 3; round += 1) expect((await camille.correct(fresh())).status).toBe(200)
    expect((await camille.correct(fresh())).status).toBe(429)
    await query('delete from rate_limits')
    const victim = fresh()
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const one = await wait()
      statuses.push((await one.correct(victim)).status)
      await query(`update users set email = $2 where id = $1`, [one.id, fresh()])
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('goes to one of two accounts that take it at once', async () => {
    const [one, two] = [await wait(), await wait()]
    const right = fresh()
    const statuses = (await Promise.all([one.correct(right), two.correct(right)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422])
  })
})
