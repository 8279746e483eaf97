import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { Departure } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import { query } from '@/server/platform/db/pool'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = { id: number; total: number; reason: string; available_count: number; hit: Hit; hits: Hit[] } & Departure[]

let payload: Payload
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff' })).token
})

/** A departure on sale with room for eight, and what closes its sales. */
const prepare = async () => {
  const { id: expedition } = await createExpedition(payload)
  const { id } = await createDeparture(payload, { expedition })
  const setClosed = async (sales_closed: boolean) => {
    await call(`departures/${String(id)}`, { method: 'PATCH', token: staff, body: { sales_closed } })
    await runJobs()
  }
  const hold = async (travelers_count = 2) => {
    const { token } = await signInAs(payload)
    const held = await call<Body>('v1/cart', { method: 'POST', token, body: { departure_id: id, travelers_count } })
    return { ...held, token }
  }
  return { expedition, id, setClosed, hold }
}

it('a departure whose sales are closed is shown without a place to book, and sold again once they are open', async () => {
  const { expedition, setClosed, hold } = await prepare()
  const shown = async () => (await call<Body>(`v1/expeditions/${String(expedition)}/departures`)).body[0]
  const open = async () =>
    (await call<Body>(`v1/search?travelers=1&page=1`)).body.hits.some(({ id }) => id === expedition)
  await setClosed(true)
  expect(await shown()).toMatchObject({ available_count: 0, status: 'full', sales_closed: true, capacity: 8 })
  expect(await open()).toBe(false)
  const refused = await hold()
  expect([refused.status, refused.body.reason, refused.body.available_count]).toEqual([409, 'closed', 0])
  await setClosed(false)
  expect(await shown()).toMatchObject({ available_count: 8, status: 'open', sales_closed: false })
  expect(await open()).toBe(true)
  expect((await hold()).status).toBe(201)
})

it('seats that are held already are ordered, and no more of them are had', async () => {
  const { setClosed, hold } = await prepare()
  const { body: cart, token } = await hold()
  await setClosed(true)
  const more = await call<Body>('v1/cart', { method: 'PATCH', token, body: { travelers_count: 3 } })
  expect([more.status, more.body.reason]).toEqual([409, 'closed'])
  const order = {
    cart_id: cart.id,
    total: cart.total,
    terms_version: '2026-11',
    accepts_terms: true,
    certifies_level: true,
  }
  const ordered = await call('v1/reservations', {
    method: 'POST',
    token,
    body: order,
    headers: { 'idempotency-key': 'closed' },
  })
  expect(ordered.status).toBe(201)
})

it('the agency sells what the site sells no more, as long as there is room', async () => {
  const { id, setClosed } = await prepare()
  await setClosed(true)
  const book = (travelers_count: number, email: string) =>
    call(`departures/${String(id)}/book`, { method: 'POST', token: staff, body: { email, travelers_count } })
  expect((await book(8, 'tous@exemple.fr')).status).toBe(200)
  expect((await book(1, 'un-de-plus@exemple.fr')).status).toBe(409)
  expect(await query('select seats_taken::int as taken from departures where id = $1', [id])).toEqual([{ taken: 8 }])
})
