import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createUser } from '../../tests/factories/user'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'

let payload: Payload
let expedition: number
let staff: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = await signInAs(payload, { role: 'staff' })
})

const daysIn = (days: number) => ({ departure_start: inDays(days), departure_end: inDays(days + 2) })

describe('the form of a departure that somebody booked', () => {
  const save = (id: number, body: object) =>
    call<{ errors: Array<{ data: { errors: Array<{ path: string; message: string }> } }> }>(
      `departures/${String(id)}`,
      {
        ...{ method: 'PATCH', token: staff.token },
        body,
      },
    )
  const daysOf = (id: number) =>
    queryOne('select departure_start, departure_end, expedition_id from departures where id = $1', [id])

  it('moves none of what their contracts say, and names the way that asks', async () => {
    const { id } = await createDeparture(payload, { expedition, ...daysIn(90) })
    const form = await payload.findByID({ collection: 'departures', id, depth: 0 })
    await createBooking({ user: (await createUser(payload)).id, departure: id })
    const before = await daysOf(id)
    const trip = (await createExpedition(payload)).id
    for (const [change, path] of [
      [daysIn(91), 'departure_start'],
      [{ departure_end: inDays(91) }, 'departure_end'],
      [{ expedition: trip }, 'expedition'],
    ] as const) {
      const { status, body } = await save(id, change)
      expect([status, body.errors[0]?.data.errors[0]]).toMatchObject([400, { path, message: /par contrat/ as never }])
    }
    const bulk = await call<{ errors: unknown[] }>(`departures?where[id][equals]=${String(id)}`, {
      ...{ method: 'PATCH', token: staff.token },
      body: daysIn(91),
    })
    expect([bulk.status, bulk.body.errors]).toMatchObject([400, [{}]])
    expect(await daysOf(id)).toEqual(before)
    // All the rest is saved, days that stay among it.
    expect((await save(id, { ...form, note: 'Prévenir le refuge.' })).status).toBe(200)
    await query(`update reservations set status = 'canceled', canceled_at = now() where departure_id = $1`, [id])
    expect((await save(id, daysIn(91))).status).toBe(200)
  })
})
