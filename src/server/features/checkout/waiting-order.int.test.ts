import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import { WaitingOrder, type ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { logIn, newClient, tokenOf } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail &
  ReservationDetail &
  WaitingOrder & { error: string; reason: string; token: string; total: number }

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

/** A customer whose address was never proven, with two seats held. */
const start = async ({ capacity = 8, isProven = false } = {}) => {
  const dates = { departure_start: inDays(90), departure_end: inDays(92) }
  const { id: departure } = await createDeparture(payload, { expedition, capacity, ...dates })
  const user = await signInAs(payload, { isProven })
  const client = newClient()
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, headers = {}) =>
    call<Body>(`v1/${path}`, { method, body, token: user.token, headers: { ...client, ...headers } })
  const hold = () => send('POST', 'cart', { departure_id: departure, travelers_count: 2 })
  const { id, total } = (await hold()).body as { id: number; total: number }
  const agreed = { cart_id: id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total }
  return {
    ...user,
    send,
    hold,
    departure,
    cart: id,
    order: (key = 'first', body: object = agreed) => send('POST', 'reservations', body, { 'idempotency-key': key }),
  }
}

const linkOf = async (email: string): Promise<string> => {
  await runJobs()
  return /\/confirmer-ma-commande#token=([\w-]+)/.exec(mailServer.lastTo(email)?.text ?? '')?.[1] ?? ''
}

const press = (token: string, session?: string) =>
  call<Body>('v1/orders/confirmation', {
    method: 'POST',
    body: { token },
    headers: newClient(),
    ...(session && { token: session }),
  })

const seatsOf = async (id: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [id]))?.n

const bookingsOf = async (user: number) =>
  (await query<{ id: number }>('select id from reservations where user_id = $1', [user])).map(({ id }) => id)

describe('an order from an address that was never proven', () => {
  it('waits for a press in a mail, with its seats, and answers the same when it is sent again', async () => {
    const camille = await start()
    const first = await camille.order()
    expect(first.status).toBe(202)
    expect(WaitingOrder.safeParse(first.body).error?.issues ?? []).toEqual([])
    expect((await camille.order()).body).toEqual(first.body)
    expect(await bookingsOf(camille.id)).toEqual([])
    expect(await seatsOf(camille.departure)).toBe(2)
    const { body: cart } = await camille.send('GET', `carts/${String(camille.cart)}`)
    expect(cart).toMatchObject({ hold: 'held', waiting: { email: camille.email } })
    const [hold] = (await readDepartureDesk(camille.departure)).holds
    expect(hold).toMatchObject({ email: camille.email, is_ordered: true })
    const minutes = (Date.parse(cart.hold_expires_at ?? '') - Date.parse(cart.now)) / 60_000
    expect(Math.round(minutes)).toBe(120)
    await runJobs()
    expect(mailServer.sentTo(camille.email).map(({ subject }) => subject)).toEqual(['Confirme ta commande'])
    expect(
      (
        await camille.order('first', {
          cart_id: camille.cart,
          terms_version: '2026-11',
          accepts_terms: true,
          certifies_level: true,
          total: 1,
        })
      ).status,
    ).toBe(422)
    expect(await checkDatabase()).toEqual([])
  })

  it('is a reservation at the press, in another browser, that is signed in there', async () => {
    const camille = await start()
    const stranger = await tokenOf(camille.email)
    await camille.order()
    const token = await linkOf(camille.email)
    const answer = await press(token)
    expect(answer.status).toBe(200)
    const path = `v1/reservations/${String(answer.body.reservation_id)}`
    expect((await call(path, { token: answer.body.token })).status).toBe(200)
    // The session that ordered goes on; any other was not vouched for.
    expect((await call(path, { token: camille.token })).status).toBe(200)
    expect((await call(path, { token: stranger })).status).toBe(401)
    expect((await camille.order()).body.reservation_id).toBe(answer.body.reservation_id)
    expect((await press(token)).status).toBe(422)
    expect((await camille.send('GET', 'user/account')).body).toMatchObject({ email_verified: true })
    expect(await seatsOf(camille.departure)).toBe(2)
    expect(await checkDatabase()).toEqual([])
  })

  it('goes on in the browser that ordered, with its own session', async () => {
    const camille = await start()
    await camille.order()
    const answer = await press(await linkOf(camille.email), camille.token)
    expect([answer.status, answer.body.token]).toEqual([200, null])
    expect((await camille.send('GET', 'user')).status).toBe(200)
  })

  it('is made once, also by eight presses at once', async () => {
    const camille = await start()
    await camille.order()
    const token = await linkOf(camille.email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => press(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7)
    expect(await bookingsOf(camille.id)).toHaveLength(1)
  })

  it('is over after two hours, and gives its seats back', async () => {
    const camille = await start()
    await camille.order()
    const token = await linkOf(camille.email)
    await query(`update pending_orders set expires_at = now() - interval '1 second' where user_id = $1`, [camille.id])
    await query(`update carts set hold_expires_at = now() - interval '1 second' where user_id = $1`, [camille.id])
    expect((await press(token)).status).toBe(422)
    await query(`select graphile_worker.add_job('free_expired_holds')`)
    await runJobs()
    expect(await seatsOf(camille.departure)).toBe(0)
    expect(await bookingsOf(camille.id)).toEqual([])
  })

  it('says that the price has changed, and the address is proven all the same', async () => {
    const camille = await start()
    await camille.order()
    const token = await linkOf(camille.email)
    await query('update departures set price_cents = 60000 where id = $1', [camille.departure])
    const refused = await press(token)
    expect([refused.status, refused.body.reason, refused.body.cart_id]).toEqual([409, 'price', camille.cart])
    expect((await press(token)).status).toBe(422)
    const { body: cart } = await camille.send('GET', `carts/${String(camille.cart)}`)
    expect(cart.waiting).toBeNull()
    const again = { cart_id: camille.cart, terms_version: '2026-11', accepts_terms: true, certifies_level: true }
    expect((await camille.order('second', { ...again, total: 1200 })).status).toBe(201)
  })

  it('still waits between the proof of its address and its reservation, and no longer once that did not come', async () => {
    const camille = await start()
    await camille.order()
    const waiting = async () => (await camille.send('GET', `carts/${String(camille.cart)}`)).body.waiting
    await query('update users set email_verified_at = now() where id = $1', [camille.id])
    expect(await waiting()).toMatchObject({ email: camille.email })
    await query(`update users set email_verified_at = now() - interval '2 minutes' where id = $1`, [camille.id])
    expect(await waiting()).toBeNull()
  })

  it.each([
    ['another number of travelers', { travelers_count: 3 }],
    ['other participants', { participants: [{ first_name: 'Hugo' }] }],
  ])('is withdrawn by %s', async (_case, change) => {
    const camille = await start()
    await camille.order()
    const token = await linkOf(camille.email)
    expect((await camille.send('PATCH', 'cart', change)).body.waiting).toBeNull()
    expect((await press(token)).status).toBe(422)
    expect(await bookingsOf(camille.id)).toEqual([])
  })

  it('keeps its seats beyond the cap once: another cart of the same departure holds none', async () => {
    const camille = await start()
    await camille.order()
    await query(
      `update hold_periods set starts_at = starts_at - interval '130 minutes', ends_at = ends_at - interval '130 minutes'
       where user_id = $1`,
      [camille.id],
    )
    await camille.send('DELETE', 'cart')
    expect((await camille.hold()).body.reason).toBe('address')
    expect(await seatsOf(camille.departure)).toBe(0)
  })

  it('is mailed again on demand, so many times an hour, and the former link stays good', async () => {
    const camille = await start()
    const again = () => camille.send('POST', `carts/${String(camille.cart)}/confirmation`)
    expect((await again()).status).toBe(404)
    await camille.order()
    const token = await linkOf(camille.email)
    expect((await again()).status).toBe(200)
    expect(await linkOf(camille.email)).not.toBe(token)
    const statuses = await Promise.all(Array.from({ length: 6 }, again))
    expect(statuses.some(({ status }) => status === 429)).toBe(true)
    expect((await press(token)).status).toBe(200)
  })

  it('may be disowned: nothing is booked, and whoever opened the account stays outside', async () => {
    const stranger = await start()
    await stranger.order()
    const token = await linkOf(stranger.email)
    const refuse = () => call('v1/orders/refusal', { method: 'POST', body: { token }, headers: newClient() })
    expect((await refuse()).status).toBe(200)
    expect((await refuse()).status).toBe(422)
    expect((await stranger.send('GET', 'user')).status).toBe(401)
    expect((await logIn(stranger.email)).status).toBe(401)
    expect([await seatsOf(stranger.departure), await bookingsOf(stranger.id)]).toEqual([0, []])
    expect(await checkDatabase()).toEqual([])
  })

  it('never has its token in the database', async () => {
    const camille = await start()
    await camille.order()
    const token = await linkOf(camille.email)
    const rows = await query(
      'select o.*, l.* from pending_orders o join pending_order_links l on l.pending_order_id = o.id',
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

it('an order from a proven address is a reservation at once', async () => {
  const camille = await start({ isProven: true })
  expect((await camille.order()).status).toBe(201)
})
