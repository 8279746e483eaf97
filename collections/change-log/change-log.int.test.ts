import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { withRequestFacts } from '@/server/platform/log/request-facts'
import { withClient } from '@/server/platform/postgres/probe'
import { createBooking } from '../../tests/factories/booking'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { call } from '../../tests/integration/call'
import { confirmed } from '../../tests/integration/confirmed'
import { siteDatabaseUrl } from '../../tests/integration/setup'
import { signInAs } from '../../tests/integration/sign-in-as'

type Line = {
  kind: string
  name: string
  action: string
  author_id: number | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

let payload: Payload
let staff: Awaited<ReturnType<typeof signInAs>>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

/** As the web server answers: with facts of its own for each request. */
const ask = (
  path: string,
  { method, body, token = staff.token }: { method: 'POST' | 'PATCH' | 'DELETE'; body?: object; token?: string },
) => withRequestFacts({}, () => call<{ id: number }>(path, { method, body, token, headers: confirmed() }))

const linesOf = (kind: string, id: number): Promise<Line[]> =>
  query<Line>(
    'select kind, name, action, author_id, before, after from change_log where kind = $1::enum_change_log_kind and row_id = $2 order by id',
    [kind, id],
  )

const lastOf = async (kind: string, id: number): Promise<Line | undefined> => (await linesOf(kind, id)).at(-1)

const leave = async () => {
  const expedition = await createExpedition(payload)
  return createDeparture(payload, { expedition: expedition.id, departure_start: inDays(90), departure_end: inDays(92) })
}

describe('the change log', () => {
  it('says who changed which values of a departure, before and after', async () => {
    const { id, title } = await leave()
    await ask(`departures/${String(id)}`, { method: 'PATCH', body: { price_cents: 45_000, capacity: 6 } })
    expect(await lastOf('departures', id)).toEqual({
      kind: 'departures',
      name: title,
      action: 'changed',
      author_id: staff.id,
      before: { price_cents: null, capacity: 8 },
      after: { price_cents: 45_000, capacity: 6 },
    })
  })

  it('tells a creation and a deletion', async () => {
    const { id } = await leave()
    expect(await linesOf('departures', id)).toMatchObject([{ action: 'created', before: null, after: { capacity: 8 } }])
    await ask(`departures/${String(id)}`, { method: 'DELETE' })
    expect(await lastOf('departures', id)).toMatchObject({ action: 'deleted', before: { capacity: 8 }, after: null })
  })

  it('leaves out what changes nothing, seats that are taken, and what is undone', async () => {
    const { id } = await leave()
    const { length } = await linesOf('departures', id)
    await ask(`departures/${String(id)}`, { method: 'PATCH', body: { note: 'Prévoir la corde.' } })
    await query('update departures set seats_taken = 2 where id = $1', [id])
    await ask(`departures/${String(id)}`, { method: 'PATCH', body: { capacity: 1, price_cents: 9 } })
    expect(await linesOf('departures', id)).toHaveLength(length)
  })

  it('is written by the tables: a statement cannot leave it out', async () => {
    const { id } = await leave()
    await query('update departures set price_cents = 1 where id = $1', [id])
    expect(await lastOf('departures', id)).toMatchObject({ author_id: null, after: { price_cents: 1 } })
  })

  it('tells the steps of a booking and its payments, each by its author', async () => {
    const { id: departure } = await leave()
    const booked = await ask(`departures/${String(departure)}/book`, {
      method: 'POST',
      body: { email: `${crypto.randomUUID()}@lagopede.test`, travelers_count: 2 },
    })
    const { id } = booked.body
    const [{ number } = { number: '' }] = await query<{ number: string }>(
      'select number from reservations where id = $1',
      [id],
    )
    expect(await lastOf('reservations', id)).toMatchObject({
      name: number,
      action: 'created',
      author_id: staff.id,
      after: { status: 'pending', travelers_count: 2, source: 'phone' },
    })
    const other = await signInAs(payload, { role: 'admin' })
    // Nothing sold by phone is confirmed before its information form has left.
    await query('update reservations set information_form_sent_at = now() where id = $1', [id])
    await ask(`reservations/${String(id)}/confirm`, { method: 'POST', body: {}, token: other.token })
    expect(await lastOf('reservations', id)).toMatchObject({
      action: 'changed',
      author_id: other.id,
      before: { status: 'pending' },
      after: { status: 'confirmed' },
    })
    const sum = {
      kind: 'deposit',
      method: 'card',
      amount_cents: 12_000,
      received_on: inDays(0).slice(0, 10),
      key: crypto.randomUUID(),
    }
    expect((await ask(`reservations/${String(id)}/payments`, { method: 'POST', body: sum })).status).toBeLessThan(300)
    const [paid] = await query<Line>(`select * from change_log where kind = 'payments' and name = $1`, [number])
    expect(paid).toMatchObject({
      action: 'created',
      author_id: staff.id,
      after: { amount_cents: 12_000, kind: 'deposit' },
    })
  })

  it('tells roles that are given, changed and lost, and nothing of customers', async () => {
    const admin = await signInAs(payload, { role: 'admin' })
    const { id } = await signInAs(payload, { role: 'customer' })
    expect(await linesOf('users', id)).toEqual([])
    await ask(`users/${String(id)}`, { method: 'PATCH', body: { role: 'guide' }, token: admin.token })
    expect(await linesOf('users', id)).toEqual([
      {
        kind: 'users',
        name: `n° ${String(id)}`,
        action: 'changed',
        author_id: admin.id,
        before: { role: 'customer' },
        after: { role: 'guide' },
      },
    ])
    await ask(`users/${String(id)}`, { method: 'DELETE', token: admin.token })
    expect(await lastOf('users', id)).toMatchObject({ action: 'deleted', before: { role: 'guide' }, after: null })
  })

  it('keeps the lines of an author whose account is deleted', async () => {
    const author = await signInAs(payload, { role: 'staff' })
    const { id } = await leave()
    await ask(`departures/${String(id)}`, { method: 'PATCH', body: { capacity: 3 }, token: author.token })
    await payload.delete({ collection: 'users', id: author.id })
    expect(await lastOf('departures', id)).toMatchObject({ author_id: author.id })
  })
})

describe('a trip', () => {
  it('is told when it is published, part by part, and not while it is drafted', async () => {
    const { id } = await createExpedition(payload, { name: 'Le tour des lacs', price_cents: 50_000, duration_days: 2 })
    const days = [
      { title: 'La montée', text: 'On marche.' },
      { title: 'Le retour', text: 'On descend.' },
    ]
    const { length } = await linesOf('expeditions', id)
    const draft = { price_cents: 52_000, days, _status: 'draft' }
    await ask(`expeditions/${String(id)}?draft=true&autosave=true`, { method: 'PATCH', body: draft })
    expect(await linesOf('expeditions', id)).toHaveLength(length)
    await ask(`expeditions/${String(id)}`, { method: 'PATCH', body: { ...draft, _status: 'published' } })
    const line = await lastOf('expeditions', id)
    expect(line).toMatchObject({
      name: 'Le tour des lacs',
      action: 'changed',
      author_id: staff.id,
      before: { price_cents: 50_000 },
      after: { price_cents: 52_000, days: [{ title: 'La montée' }, { title: 'Le retour' }] },
    })
    expect(Object.keys(line?.after ?? {}).sort()).toEqual(['days', 'price_cents'])
  })

  it('is told when it leaves the site, and when it is deleted', async () => {
    const { id } = await createExpedition(payload)
    expect(await linesOf('expeditions', id)).toMatchObject([{ action: 'created', before: null }])
    await ask(`expeditions/${String(id)}`, { method: 'PATCH', body: { _status: 'draft' } })
    expect(await lastOf('expeditions', id)).toMatchObject({
      before: { _status: 'published' },
      after: { _status: 'draft' },
    })
    await ask(`expeditions/${String(id)}`, { method: 'DELETE' })
    expect(await lastOf('expeditions', id)).toMatchObject({ action: 'deleted', after: null })
  })
})

describe('a line of the log', () => {
  it.each([
    ['changed', `update change_log set author_id = 1`],
    ['taken away', `delete from change_log`],
    ['emptied', 'truncate change_log'],
    ['freed of its guard', 'alter table change_log disable trigger all'],
    ['freed of what writes it', 'drop trigger departures_tell_changes on departures'],
  ])('cannot be %s by the role of the site', async (_what, statement) => {
    const { id } = await leave()
    const attempt = withClient(siteDatabaseUrl(), (client) => client.query(statement))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
    expect(await linesOf('departures', id)).toHaveLength(1)
  })

  it('is read by staff, and by nobody else of the team; nobody writes one', async () => {
    const marketer = await signInAs(payload, { role: 'marketer' })
    const read = (token: string) => call<{ totalDocs: number }>('change-log', { token })
    expect((await read(staff.token)).body.totalDocs).toBeGreaterThan(0)
    expect((await read(marketer.token)).status).toBe(403)
    const admin = await signInAs(payload, { role: 'admin' })
    const line = { name: 'x', kind: 'users', row_id: 1, action: 'created' }
    expect((await ask('change-log', { method: 'POST', body: line, token: admin.token })).status).toBe(403)
  })
})

it('takes a booking of the customer as the customer’s own', async () => {
  const { id: departure } = await leave()
  const customer = await signInAs(payload)
  const id = await createBooking({ user: customer.id, departure, status: 'pending' })
  await ask(`v1/reservations/${String(id)}/cancel`, { method: 'POST', body: { fee: 0 }, token: customer.token })
  expect(await lastOf('reservations', id)).toMatchObject({ author_id: customer.id, after: { status: 'canceled' } })
})
