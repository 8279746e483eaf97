import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'

let payload: Payload
let expedition: number
let customer: number
let staff: Awaited<ReturnType<typeof signInAs>>
let departure: number
let reservation: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  customer = (await signInAs(payload)).id
  staff = await signInAs(payload, { role: 'staff' })
})

beforeEach(async () => {
  departure = (await createDeparture(payload, { expedition })).id
  reservation = await createBooking({ user: customer, departure, travelers: 2 })
  await query(
    `insert into participants (reservation_id, position, first_name, diet)
     values ($1, 1, 'Inès', 'Diabète'), ($1, 2, 'Hugo', 'Sans noix')`,
    [reservation],
  )
})

const read = (path: string, token = staff.token) => call(path, { token })

const viewsOf = (id = reservation) =>
  query('select viewer_id, departure_id, kind from roster_views where reservation_id = $1', [id])

const recorded = () => [{ viewer_id: staff.id, departure_id: departure, kind: 'panel' }]

describe('reading travelers by the panel’s calls', () => {
  it.each([
    ['the list', (id: number) => `participants?where[reservation][equals]=${String(id)}`],
    ['a list without the field that says whose', () => 'participants?limit=1000&select[diet]=true'],
    ['a reservation with what belongs to it', (id: number) => `reservations/${String(id)}?depth=2`],
    ['reservations in a list', (id: number) => `reservations?depth=1&where[id][equals]=${String(id)}`],
  ])('writes down who read %s', async (_case, path) => {
    const { status, body } = await read(path(reservation))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).toContain('Diabète')
    expect(await viewsOf()).toEqual(recorded())
  })

  it('writes it down for one of them', async () => {
    const [one] = await query<{ id: number }>('select id from participants where reservation_id = $1', [reservation])
    expect(JSON.stringify((await read(`participants/${String(one?.id)}`)).body)).toContain('diet')
    expect(await viewsOf()).toEqual(recorded())
  })

  it('says it once an hour, however often and however many at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => read(`reservations/${String(reservation)}?depth=2`)))
    expect(await viewsOf()).toHaveLength(1)
    await query(`update roster_views set created_at = created_at - interval '1 hour' where reservation_id = $1`, [
      reservation,
    ])
    await read(`reservations/${String(reservation)}?depth=2`)
    expect(await viewsOf()).toHaveLength(2)
  })

  it('answers nothing that cannot be written down', async () => {
    await query(`alter table roster_views add constraint refuse_all check (departure_id <> ${String(departure)})`)
    const answers = await Promise.all(
      [
        `participants?where[reservation][equals]=${String(reservation)}`,
        `reservations/${String(reservation)}?depth=2`,
      ].map((path) => read(path)),
    )
    await query('alter table roster_views drop constraint refuse_all')
    expect(JSON.stringify(answers)).not.toContain('Diabète')
  })

  it('writes nothing when nobody’s data is answered', async () => {
    await read(`reservations/${String(reservation)}?depth=0`)
    await payload.find({ collection: 'participants', where: { reservation: { equals: reservation } } })
    expect(await viewsOf()).toEqual([])
  })
})

describe('copies of what travelers said', () => {
  it('are in no answer of Payload’s REST: neither those of a cart, nor those of an order’s answer', async () => {
    await query(`update reservations set answer = '{"diet": "Diabète"}' where id = $1`, [reservation])
    await query(
      `insert into carts (user_id, departure_id, travelers_count, held_seats, participants)
       values ($1, $2, 1, 0, '[{"diet": "Diabète"}]') on conflict do nothing`,
      [customer, departure],
    )
    for (const path of [`reservations/${String(reservation)}?depth=0`, 'carts?depth=0']) {
      const { status, body } = await read(path)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('Diabète')
    }
    expect((await read('carts?where[participants][exists]=true')).status).toBe(400)
  })
})
