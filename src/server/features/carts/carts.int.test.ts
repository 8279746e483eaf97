import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { CartDetail } from '@/contract/cart-detail'
import { Cart } from '@/contract/cart'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = CartDetail & Cart & { error: string; available_count: number; reason: string }

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const options = [{ label: 'Assurance annulation', price_cents: 3_800 }]
  expedition = (await createExpedition(payload, { options })).id
  await runJobs()
})

const signIn = async () => {
  const { id, token } = await signInAs(payload)
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    call<Body>(`v1/${path}`, { method, body, token })
  return {
    id,
    get: (path: string) => send('GET', path),
    hold: (departure_id: number, travelers_count: number) => send('POST', 'cart', { departure_id, travelers_count }),
    patch: (body: unknown) => send('PATCH', 'cart', body),
    extend: (cart: number) => send('POST', `carts/${String(cart)}/hold`),
    remove: (cart?: number) => send('DELETE', cart === undefined ? 'cart' : `cart?cart_id=${String(cart)}`),
  }
}

const seatsOf = async (id: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [id]))?.n

/** Ends a hold as the clock would. */
const expire = (user: number) =>
  query(`update carts set hold_expires_at = now() - interval '1 second' where user_id = $1`, [user])

describe('a cart', () => {
  it('holds seats for thirty minutes and shows what the booking costs', async () => {
    const departure = await createDeparture(payload, {
      expedition,
      departure_start: inDays(90),
      departure_end: inDays(92),
    })
    const camille = await signIn()
    expect((await camille.get('cart')).body).toBeNull()
    const { status, body } = await camille.hold(departure.id, 2)
    expect(status).toBe(201)
    expect(Cart.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body).toMatchObject({ reservation_travelers_count: 2, total: 1000 })
    const left = Date.parse(body.hold_expires_at ?? '') - Date.now()
    expect(left / 60_000).toBeGreaterThan(29)
    expect(left / 60_000).toBeLessThanOrEqual(30)
    expect(await seatsOf(departure.id)).toBe(2)

    const detail = await camille.get(`carts/${String(body.id)}`)
    expect(CartDetail.safeParse(detail.body).error?.issues ?? []).toEqual([])
    expect(detail.body).toMatchObject({
      hold: 'held',
      departure: { available_count: 6, price: 500, status: 'open', is_past: false },
      price: { total: 1000, deposit: 300, balance: 700 },
    })
    expect(await checkDatabase()).toEqual([])
  })

  it('stands in the profile of its user, and of nobody else', async () => {
    const departure = await createDeparture(payload, { expedition })
    const [camille, hugo] = [await signIn(), await signIn()]
    expect((await camille.get('user')).body).not.toHaveProperty('cart')
    const { body: cart } = await camille.hold(departure.id, 2)
    expect((await camille.get('user')).body).toMatchObject({ id: camille.id, cart })
    expect((await hugo.get('user')).body).not.toHaveProperty('cart')
    await camille.remove()
    expect((await camille.get('user')).body).not.toHaveProperty('cart')
  })

  it('is one a user: another departure moves the seats', async () => {
    const [first, second] = await Promise.all([
      createDeparture(payload, { expedition }),
      createDeparture(payload, { expedition }),
    ])
    const camille = await signIn()
    const one = await camille.hold(first.id, 3)
    const two = await camille.hold(second.id, 2)
    expect(two.body.id).toBe(one.body.id)
    expect([await seatsOf(first.id), await seatsOf(second.id)]).toEqual([0, 2])
    expect((await camille.patch({ travelers_count: 5 })).body.travelers_count).toBe(5)
    expect((await camille.patch({ travelers_count: 1 })).body.travelers_count).toBe(1)
    expect(await seatsOf(second.id)).toBe(1)
    expect((await camille.remove()).body).toEqual({ ok: true })
    expect((await camille.remove()).status).toBe(200)
    expect(await seatsOf(second.id)).toBe(0)
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps what was typed, and the options with their price', async () => {
    const { id } = await createDeparture(payload, {
      expedition,
      departure_start: inDays(90),
      departure_end: inDays(92),
    })
    const camille = await signIn()
    const { body } = await camille.hold(id, 2)
    const offered = (await camille.get(`carts/${String(body.id)}`)).body.options
    const changed = await camille.patch({
      options: [{ id: offered[0]?.id, count: 2 }],
      participants: [{ first_name: 'Hugo', diet: 'végétarien' }],
      basket_reminders: true,
    })
    expect(changed.body).toMatchObject({
      participants: [{ first_name: 'Hugo', diet: 'végétarien', last_name: null }],
      options: [{ label: 'Assurance annulation', price: 38, count: 2 }],
      price: { total: 1076 },
      basket_reminders: true,
    })
    expect((await camille.hold(id, 1)).body.total).toBe(538)
  })

  it('refuses options, ages and travelers that it could not hold, and changes nothing', async () => {
    const departure = await createDeparture(payload, { expedition })
    const camille = await signIn()
    const { body } = await camille.hold(departure.id, 1)
    const id = (await camille.get(`carts/${String(body.id)}`)).body.options[0]?.id
    const refusals = [
      { options: [{ id: 'nothing', count: 1 }], basket_reminders: true },
      { options: [{ id, count: 2 }] },
      { participants: [{}, {}] },
      { ages: [18, 18] },
      { travelers_count: 2, participants: [{}, {}, {}] },
    ]
    for (const refused of refusals) expect([refused, (await camille.patch(refused)).status]).toEqual([refused, 422])
    expect((await camille.get(`carts/${String(body.id)}`)).body).toMatchObject({
      travelers_count: 1,
      basket_reminders: false,
    })
    expect((await camille.patch({ travelers_count: 2, options: [{ id, count: 2 }] })).status).toBe(200)
  })

  it('keeps what was typed of the travelers and is not sent again', async () => {
    const departure = await createDeparture(payload, { expedition })
    const camille = await signIn()
    await camille.hold(departure.id, 2)
    await camille.patch({
      participants: [{ first_name: 'Hugo', diet: 'végétarien', sizes: { shoe_eu: '42' } }, { first_name: 'Ana' }],
    })
    const changed = await camille.patch({ participants: [{ last_name: 'Martel', sizes: { height_cm: '180' } }] })
    expect(changed.body.participants).toEqual([
      expect.objectContaining({
        first_name: 'Hugo',
        last_name: 'Martel',
        diet: 'végétarien',
        sizes: { shoe_eu: '42', height_cm: '180' },
      }),
      expect.objectContaining({ first_name: 'Ana' }),
    ])
    const cleared = await camille.patch({ participants: [{ diet: null, first_name: '' }, {}] })
    expect(cleared.body.participants).toEqual([
      expect.objectContaining({ first_name: '', last_name: 'Martel', diet: null }),
      expect.objectContaining({ first_name: 'Ana' }),
    ])
    expect((await camille.patch({ participants: [{ position: 1 }] })).status).toBe(422)
    expect((await camille.patch({})).body.participants).toEqual(cleared.body.participants)
  })

  it('is left alone by a change that means an earlier cart', async () => {
    const departure = await createDeparture(payload, { expedition })
    const camille = await signIn()
    const { body: cart } = await camille.hold(departure.id, 2)
    expect((await camille.patch({ cart_id: cart.id + 1, travelers_count: 3 })).status).toBe(404)
    expect(await seatsOf(departure.id)).toBe(2)
    expect((await camille.patch({ cart_id: cart.id, travelers_count: 3 })).status).toBe(200)
    expect(await seatsOf(departure.id)).toBe(3)
    expect((await camille.remove(cart.id + 1)).status).toBe(404)
    expect(await seatsOf(departure.id)).toBe(3)
    expect((await camille.remove(cart.id)).status).toBe(200)
    expect(await seatsOf(departure.id)).toBe(0)
  })

  it('says how many places are left when there are too few, and changes nothing', async () => {
    const { id } = await createDeparture(payload, { expedition, capacity: 4 })
    const [camille, hugo] = await Promise.all([signIn(), signIn()])
    await camille.hold(id, 2)
    const refused = await hugo.hold(id, 3)
    expect([refused.status, refused.body.available_count]).toEqual([409, 2])
    expect(refused.body.error).toBe('Il ne reste que 2\u00a0places sur ce départ.')
    await hugo.hold(id, 2)
    const more = await camille.patch({ travelers_count: 3 })
    // Her own two are there for her.
    expect([more.status, more.body.available_count, more.body.error]).toEqual([
      409,
      2,
      'Il ne reste que 2\u00a0places sur ce départ.',
    ])
    expect((await camille.get('cart')).body.reservation_travelers_count).toBe(2)
    expect(await seatsOf(id)).toBe(4)
  })

  it.each([
    ['canceled', { status: 'canceled' as const }, 'Ce départ est annulé.'],
    [
      'begun',
      { departure_start: inDays(0), departure_end: inDays(2) },
      'Ce départ n’est plus ouvert à la réservation.',
    ],
  ])('takes no seat of a departure that is %s', async (_case, overrides, message) => {
    const { id } = await createDeparture(payload, { expedition, ...overrides })
    const { status, body } = await (await signIn()).hold(id, 1)
    expect([status, body.error, body.available_count]).toEqual([409, message, 0])
  })

  it('is nobody else’s to read or to extend', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const [camille, hugo] = await Promise.all([signIn(), signIn()])
    const { body } = await camille.hold(id, 1)
    expect((await hugo.get(`carts/${String(body.id)}`)).status).toBe(404)
    expect((await hugo.extend(body.id)).status).toBe(404)
    expect((await hugo.patch({ travelers_count: 2 })).status).toBe(404)
    expect((await call('v1/cart')).status).toBe(401)
    expect((await call(`v1/carts/${String(body.id)}`)).status).toBe(401)
  })

  it.each([
    [{ departure_id: 1, travelers_count: 0 }],
    [{ departure_id: 1, travelers_count: 31 }],
    [{ departure_id: -1, travelers_count: 1 }],
    [{ travelers_count: 1 }],
  ])('is not made from %o', async (body) => {
    const { token } = await signInAs(payload)
    const answer = await call('v1/cart', { method: 'POST', body, token })
    expect(answer.status).toBe(422)
  })
})

describe('the end of a hold', () => {
  it('gives the seats back by the worker, and the cart remains', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const camille = await signIn()
    const { body } = await camille.hold(id, 2)
    await expire(camille.id)
    await query(`select graphile_worker.add_job('free_expired_holds')`)
    await runJobs()
    expect(await seatsOf(id)).toBe(0)
    const cart = await camille.get(`carts/${String(body.id)}`)
    expect(cart.body).toMatchObject({ hold: 'expired', hold_expires_at: null, travelers_count: 2 })
    expect((await camille.extend(body.id)).body).toMatchObject({ hold: 'held' })
    expect(await seatsOf(id)).toBe(2)
    expect(await checkDatabase()).toEqual([])
  })

  it('gives the seats to who asks next, without the worker', async () => {
    const { id } = await createDeparture(payload, { expedition, capacity: 2 })
    const [camille, hugo] = await Promise.all([signIn(), signIn()])
    const { body } = await camille.hold(id, 2)
    await expire(camille.id)
    expect((await camille.get(`carts/${String(body.id)}`)).body.departure.available_count).toBe(2)
    expect((await hugo.hold(id, 1)).status).toBe(201)
    const again = await camille.extend(body.id)
    expect([again.status, again.body.available_count]).toEqual([409, 1])
    expect((await camille.patch({ participants: [{ first_name: 'Camille' }] })).body).toMatchObject({
      hold: 'expired',
      participants: [{ first_name: 'Camille' }],
    })
    expect(await seatsOf(id)).toBe(1)
    expect(await checkDatabase()).toEqual([])
  })

  it('comes two hours after its start at the latest', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const camille = await signIn()
    const { body } = await camille.hold(id, 1)
    await query(`update carts set hold_started_at = now() - interval '110 minutes' where user_id = $1`, [camille.id])
    const extended = await camille.extend(body.id)
    const left = (Date.parse(extended.body.hold_expires_at ?? '') - Date.parse(extended.body.now)) / 60_000
    expect(Math.round(left)).toBe(10)
  })
})
