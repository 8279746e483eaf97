import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { ReservationDesk } from '@/contract/reservation-desk'
import type { ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createPromo } from '../../../../../tests/factories/promo-code'
import { call } from '../../../../../tests/integration/call'
import { cancelDeparture } from '../../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

type Preview = { fee: number; share: number; total: number; left_to_pay: number; promo: string | null }
type Body = CartDetail & ReservationDetail & ReservationChanges & Preview & { reason: string }

let payload: Payload
let customer: Awaited<ReturnType<typeof signInAs>>
let staff: string
let expedition: number
let departure: number

const leave = async (days: number) =>
  (await createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2) })).id

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
  await runJobs()
})

beforeEach(async () => {
  await query('delete from rate_limits')
  customer = await signInAs(payload)
  expedition = (await createExpedition(payload)).id
  departure = await leave(90)
  await runJobs()
})

const send = (method: 'GET' | 'POST', path: string, body?: unknown, headers = {}) =>
  call<Body>(`v1/${path}`, { method, body, token: customer.token, headers })

/** A reservation that has a code of 40 € for each traveler, of 500 € each. */
const book = async ({
  travelers,
  ...terms
}: { travelers: number } & NonNullable<Parameters<typeof createPromo>[1]>) => {
  const code = await createPromo(payload, terms)
  const { body: cart } = await send('POST', 'cart', { departure_id: departure, travelers_count: travelers })
  const { body } = await send('POST', `carts/${String(cart.id)}/promo`, { code: code.code })
  const order = {
    ...{ cart_id: cart.id, terms_version: '2026-11', accepts_terms: true, certifies_level: true },
    ...{ total: body.price.total, discount: { code: code.code, amount: body.promo?.amount } },
  }
  const ordered = await send('POST', 'reservations', order, { 'idempotency-key': `promo-change-${String(cart.id)}` })
  expect(ordered.status).toBe(201)
  return { id: ordered.body.reservation_id, code, rule: body.promo?.rule }
}

const own = async (id: number) => (await send('GET', `reservations/${String(id)}`)).body
const totalOf = async (id: number) => (await own(id)).price.total
const placeOf = (id: number, position: number) => `reservations/${String(id)}/participants/${String(position)}`
const preview = async (id: number, position: number) =>
  (await send('GET', `${placeOf(id, position)}/cancellation`)).body
const cancel = (id: number, position: number, body: { travelers_count: number; total?: number }) =>
  send('POST', `${placeOf(id, position)}/cancel`, { fee: 0, ...body })
const moveTo = async (id: number, to: number) => {
  const changes = (await send('GET', `reservations/${String(id)}/changes`)).body
  const date = changes.move.dates.find((one) => one.departure_id === to)
  const moved = await send('POST', `reservations/${String(id)}/departure`, {
    ...{ departure_id: to, from_departure_id: changes.departure_id, total: date?.total },
    travelers_count: (await own(id)).travelers_count,
  })
  return { date, status: moved.status }
}
const deskOf = async (id: number) =>
  (await call<ReservationDesk>(`reservations/${String(id)}/desk`, { token: staff })).body
const historyOf = async (id: number) =>
  (
    await query<{ detail: string }>(
      `select detail from reservation_events where reservation_id = $1 and kind in ('traveler_canceled', 'moved') order by id`,
      [id],
    )
  ).map(({ detail }) => detail.replaceAll('\u00a0', ' '))
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

describe('fewer travelers than a code is for', () => {
  it('lose its discount where its rule says so: told at the code, in the preview, in the history, and owed', async () => {
    const { id, code, rule } = await book({ travelers: 4, min_travelers: 3, on_change: 'withdrawn' })
    expect(plain(rule)).toBe('S’il reste moins de 3 personnes, la remise est retirée et la différence est à payer.')
    expect(await totalOf(id)).toBe(1_840)

    // Four of three become three of three.
    expect(await preview(id, 4)).toMatchObject({ fee: 0, share: 460, total: 1_380, promo: null })
    expect((await cancel(id, 4, { travelers_count: 4 })).status).toBe(200)
    expect(await totalOf(id)).toBe(1_380)

    // Three become two: 40 € for each of those who stay.
    const shown = await preview(id, 3)
    expect(shown).toMatchObject({ fee: 0, share: 460, total: 1_000, left_to_pay: 1_000 })
    expect(plain(shown.promo)).toBe(
      `Le code ${code.code} vaut à partir de 3 personnes : sa remise de 80 € est retirée, et cette somme s’ajoute au prix.`,
    )
    for (const total of [undefined, 920]) {
      expect((await cancel(id, 3, { travelers_count: 3, ...(total && { total }) })).body).toMatchObject({
        reason: 'price',
      })
    }
    expect(await totalOf(id)).toBe(1_380)
    expect((await cancel(id, 3, { travelers_count: 3, total: 1_000 })).status).toBe(200)
    const { price } = await own(id)
    expect([price.total, price.lines.filter(({ kind }) => kind === 'discount')]).toEqual([1_000, []])
    expect(await historyOf(id)).toEqual(['Voyageur 4', `Voyageur 3, remise du code ${code.code} retirée : 80 €`])
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })

  it('keep it where its rule says so, and where the code changed since', async () => {
    const kept = await book({ travelers: 3, min_travelers: 3 })
    expect(plain(kept.rule)).toBe('Si la réservation change ensuite, la remise reste.')
    await payload.update({ collection: 'promo-codes', id: kept.code.id, data: { on_change: 'withdrawn' } })
    expect(await preview(kept.id, 3)).toMatchObject({ total: 920, promo: null })
    expect((await cancel(kept.id, 3, { travelers_count: 3 })).status).toBe(200)
    expect(await totalOf(kept.id)).toBe(920)
    expect(await checkDatabase()).toEqual([])
  })

  it('are told the rule before they order: another one since is refused', async () => {
    const code = await createPromo(payload, { min_travelers: 2 })
    const { body: cart } = await send('POST', 'cart', { departure_id: departure, travelers_count: 2 })
    const { body } = await send('POST', `carts/${String(cart.id)}/promo`, { code: code.code })
    await payload.update({ collection: 'promo-codes', id: code.id, data: { on_change: 'withdrawn' } })
    const discount = { code: code.code, amount: 80, rule: body.promo?.rule }
    const order = { cart_id: cart.id, terms_version: '2026-11', accepts_terms: true, certifies_level: true, total: 920 }
    const place = (more: object) =>
      send('POST', 'reservations', { ...order, ...more }, { 'idempotency-key': `rule-${String(Math.random())}` })
    expect(await place({ discount })).toMatchObject({ status: 409, body: { reason: 'promo' } })
    const rule = (await send('GET', `carts/${String(cart.id)}`)).body.promo?.rule
    expect((await place({ discount: { ...discount, rule } })).status).toBe(201)
  })

  it('lose it once, two presses at once', async () => {
    const { id } = await book({ travelers: 4, min_travelers: 4, on_change: 'withdrawn' })
    const total = (await preview(id, 4)).total
    expect(total).toBe(1_500)
    const answers = await Promise.all([4, 3].map((place) => cancel(id, place, { travelers_count: 4, total })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await totalOf(id)).toBe(1_500)
    // What is gone is not lost again.
    expect(await preview(id, 3)).toMatchObject({ total: 1_000, promo: null })
    expect((await cancel(id, 3, { travelers_count: 3 })).status).toBe(200)
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })
})

describe('a departure that a code is not for', () => {
  const untilDay100 = { on_change: 'withdrawn', departures_until: inDays(100) } as const

  it('takes its discount away, and another one brings it back; each date says so first', async () => {
    const [late, early] = [await leave(120), await leave(80)]
    const { id, code } = await book({ travelers: 2, ...untilDay100 })
    await runJobs()
    const away = await moveTo(id, late)
    expect(away.status).toBe(200)
    expect(away.date).toMatchObject({ total: 1_000, difference: 80 })
    expect(plain(away.date?.promo)).toContain('sa remise de 80 € est retirée')
    expect(await totalOf(id)).toBe(1_000)
    const back = await moveTo(id, early)
    expect(back.date).toMatchObject({ total: 920, difference: -80 })
    expect(plain(back.date?.promo)).toBe(`Le code ${code.code} s’applique de nouveau : 80 € de remise.`)
    expect(await totalOf(id)).toBe(920)
    expect(await moveTo(id, departure)).toMatchObject({ status: 200, date: { total: 920, promo: null } })
    expect((await historyOf(id)).map((detail) => detail.split(', ')[1])).toEqual([
      `remise du code ${code.code} retirée : 80 €`,
      `remise du code ${code.code} rendue : 80 €`,
      undefined,
    ])
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps it where its rule says so', async () => {
    const late = await leave(120)
    const { id } = await book({ travelers: 2, departures_until: inDays(100) })
    expect(await moveTo(id, late)).toMatchObject({ status: 200, date: { total: 920, promo: null } })
    expect(await totalOf(id)).toBe(920)
  })

  it('is told to the agency before it moves somebody there', async () => {
    const late = await leave(120)
    const { id } = await book({ travelers: 2, ...untilDay100 })
    const choice = (await deskOf(id)).choices.find((one) => one.id === late)
    expect(choice).toMatchObject({ difference_cents: 8_000 })
    expect(plain(choice?.promo)).toContain('sa remise de 80 € est retirée')
    const move = { method: 'POST', token: staff, body: { departure_id: late } } as const
    expect((await call(`reservations/${String(id)}/move`, move)).status).toBe(200)
    expect(await totalOf(id)).toBe(1_000)
    expect(await checkDatabase()).toEqual([])
  })

  it('keeps it where the agency canceled the one before', async () => {
    const late = await leave(120)
    const { id } = await book({ travelers: 2, ...untilDay100 })
    await cancelDeparture({ id: departure, token: staff })
    const { body } = await send('GET', `reservations/${String(id)}/choice`)
    const { text_version } = body as unknown as { text_version: string }
    const wish = { choice: 'move', departure_id: late, total: 920, text_version }
    expect((await send('POST', `reservations/${String(id)}/choice`, wish)).status).toBe(200)
    const [moved] = await query<{ id: number }>(
      'select id from reservations where user_id = $1 and departure_id = $2',
      [customer.id, late],
    )
    expect(await totalOf(moved?.id ?? 0)).toBe(920)
    // The code is gone by a date that its holder chooses later.
    const later = await leave(130)
    await runJobs()
    expect(await moveTo(moved?.id ?? 0, later)).toMatchObject({ status: 200, date: { total: 1_000 } })
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  })
})
