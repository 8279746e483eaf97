import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { listOtherLengths } from '@/server/compose/other-lengths'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

let payload: Payload
let token: string
/** A trip of three days. */
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
  expedition = (await createExpedition(payload)).id
})

type Refused = { errors?: Array<{ data: { errors: Array<{ path: string; message: string }> } }> }

const save = async (path: string, method: 'POST' | 'PATCH', body: object) => {
  const answer = await call<Refused>(path, { method, token, body })
  return { status: answer.status, fault: answer.body.errors?.[0]?.data.errors[0] }
}

const saveDeparture = (id: number, body: object) => save(`departures/${String(id)}`, 'PATCH', body)

describe('a departure in the panel', () => {
  const other = { departure_start: inDays(40), departure_end: inDays(45) }

  it('lasts as long as its trip', async () => {
    const { id } = await createDeparture(payload, { expedition })
    const refused = await saveDeparture(id, { departure_end: inDays(35) })
    expect([refused.status, refused.fault?.path]).toEqual([400, 'departure_end'])
    expect(refused.fault?.message).toContain('L’aventure dure 3\u00a0jours')
    expect((await saveDeparture(id, { departure_start: inDays(40) })).status).toBe(400)
    expect((await saveDeparture(id, { departure_start: inDays(40), departure_end: inDays(42) })).status).toBe(200)
    const made = { expedition, ...other, capacity: 8, status: 'open' }
    expect((await save('departures', 'POST', made)).fault?.path).toBe('departure_end')
    expect((await save('departures', 'POST', { ...made, departure_end: inDays(42) })).status).toBe(201)
    const longer = (await createExpedition(payload, { duration_days: 5 })).id
    expect((await saveDeparture(id, { expedition: longer })).fault?.path).toBe('departure_end')
  })

  it('that contradicts its trip already keeps its days, and is told by db:check', async () => {
    const { id } = await createDeparture(payload, { expedition, ...other })
    expect((await saveDeparture(id, { note: 'Prévenir le refuge.', ...other })).status).toBe(200)
    expect(await listOtherLengths()).toContain(`departure ${String(id)} lasts 6 days, and its trip 3`)
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    expect(await listOtherLengths()).toEqual([])
  })
})

it('a trip or a departure for nothing is refused', async () => {
  const { id } = await createDeparture(payload, { expedition })
  const message = 'Un prix de 0\u00a0€ vendrait la place pour rien\u00a0: indique un prix.'
  const fault = { path: 'price_cents', message }
  expect(await saveDeparture(id, { price_cents: 0 })).toMatchObject({ status: 400, fault })
  expect(await save(`expeditions/${String(expedition)}`, 'PATCH', { price_cents: 0 })).toMatchObject({
    status: 400,
    fault,
  })
  expect((await saveDeparture(id, { price_cents: 1 })).status).toBe(200)
})
