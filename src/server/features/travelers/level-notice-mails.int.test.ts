import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { CartDetail } from '@/contract/cart-detail'
import type { GuideDeparture } from '@/contract/guide-departures'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { readContract } from '@/server/features/documents/read-contract'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail & CartDetail & { reason: string }
type Asked = { method: 'GET' | 'POST' | 'PATCH'; path: string; body?: object; key?: string }

let payload: Payload
let departure: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const { id: expedition } = await createExpedition(payload, { level: 4 })
  const days = { departure_start: inDays(40), departure_end: inDays(42) }
  departure = (await createDeparture(payload, { expedition, ...days, capacity: 20 })).id
})

/** A cart for travelers of these levels, and what orders it. */
const fillCart = async (levels: Array<number | null>) => {
  const { token } = await signInAs(payload)
  const send = ({ method, path, body, key = 'a key' }: Asked) =>
    call<Body>(`v1/${path}`, { method, body, token, headers: { 'idempotency-key': key } })
  const held = { departure_id: departure, travelers_count: levels.length }
  const { id } = (await send({ method: 'POST', path: 'cart', body: held })).body
  const type = async (next: Array<number | null>) =>
    (await send({ method: 'PATCH', path: 'cart', body: { participants: next.map((level) => ({ level })) } })).body
  const cart = await type(levels)
  const order = (accepted?: object) =>
    send({
      method: 'POST',
      path: 'reservations',
      key: JSON.stringify(accepted ?? null),
      body: {
        ...{ cart_id: id, total: cart.price.total, terms_version: cart.terms_version },
        ...(accepted && { accepts_level_gaps: accepted }),
        ...{ accepts_terms: true, certifies_level: true },
      },
    })
  return { cart, type, order, token }
}

it('nothing is warned of, nor accepted, as long as no warning is in force', async () => {
  const { cart, order } = await fillCart([1])
  expect(cart.level_notice).toBeNull()
  const refused = await order({ version: 'w1', positions: [1] })
  expect([refused.status, refused.body.reason]).toEqual([409, 'level'])
  expect((await order()).status).toBe(201)
})

it('a traveler two levels below the trip is warned of, accepted, and kept with the contract', async () => {
  await createLegalDocument(payload, { kind: 'level_notice', version: 'w1' })
  const { cart, order } = await fillCart([3, 2, null])
  expect(cart.level_notice).toEqual({ version: 'w1', gaps: [{ position: 2, level: 2 }] })
  for (const accepted of [undefined, { version: 'w0', positions: [2] }, { version: 'w1', positions: [1, 2] }]) {
    const { status, body } = await order(accepted)
    expect([status, body.reason, body.level_notice]).toEqual([409, 'level', cart.level_notice])
  }
  const { status, body } = await order({ version: 'w1', positions: [2] })
  expect(status).toBe(201)
  const { level_notice: kept } = await readContract(body.reservation_id)
  expect(kept).toMatchObject({ version: 'w1', demand: 4, gaps: [{ position: 2, level: 2 }] })
  expect(kept?.lines.at(-1)).toEqual({ kind: 'text', text: 'Un paragraphe.' })
})

it('what was accepted is refused once another traveler is concerned', async () => {
  const { type, order } = await fillCart([4, 1])
  await type([1, 1])
  const { status, body } = await order({ version: 'w1', positions: [2] })
  expect([status, body.level_notice?.gaps.length]).toEqual([409, 2])
})

it('nobody who is fit is warned of, and a contract without a warning says none', async () => {
  const { cart, order } = await fillCart([3, 5])
  expect(cart.level_notice).toBeNull()
  const { status, body } = await order()
  expect([status, (await readContract(body.reservation_id)).level_notice]).toEqual([201, null])
})

it('the guide reads whose gap was accepted, and not that of a level typed since', async () => {
  const guide = await signInAs(payload, { role: 'guide' })
  const { id } = await payload.create({ collection: 'guides', data: { full_name: 'Noa', slug: 'noa', user: guide.id } })
  await query('update departures set guide_id = $2 where id = $1', [departure, id])
  const { order, token } = await fillCart([2, 4])
  const { body } = await order({ version: 'w1', positions: [1] })
  await call(`v1/reservations/${String(body.reservation_id)}/participants`, {
    method: 'PATCH',
    token,
    body: { participants: [{ position: 2, level: 1 }] },
  })
  const roster = await call<GuideDeparture>(`v1/guide/departures/${String(departure)}`, { token: guide.token })
  const number = body.number
  const ours = roster.body.participants.filter((one) => one.reservation_number === number)
  expect(ours.map(({ level, level_gap_accepted }) => [level, level_gap_accepted])).toEqual([
    [2, true],
    [1, false],
  ])
})
