import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CopyLine } from '@/contract/planning'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createGuide } from '../../../../../tests/factories/guide'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let token: string
let guide: number
let led: number
let source: number

const day = (days: number) => inDays(days).slice(0, 10)

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  token = (await signInAs(payload, { role: 'staff' })).token
})

beforeEach(async () => {
  guide = (await createGuide(payload, { name: 'Maelle' })).id
  led = (await createExpedition(payload, { guide, group_min: 4 })).id
  source = (await createDeparture(payload, { expedition: led, price_cents: 61_000, capacity: 9 })).id
})

const preview = (search: string) =>
  call<{ lines: CopyLine[]; is_cut: boolean }>(`departures/copies?${search}`, { token })

let presses = 0
const copy = (days: number[], { from = source, ...more }: { from?: number } & Record<string, unknown> = {}) => {
  const key = `press-of-a-form-${String(++presses)}`
  const lines = days.map((days) => ({ source_id: from, departure_start: day(days) }))
  const body = { key, lines, sales_closed: false, ...more }
  return call<{ ids: number[]; error?: string }>('departures/copies', { method: 'POST', token, body })
}

const count = async () => (await query('select 1 from departures where expedition_id = $1', [led])).length

describe('the preview of copies', () => {
  it('tells every date with its last day and its decision, and makes nothing', async () => {
    const { body } = await preview(`ids=${String(source)}&unit=weeks&every=1&until=${day(44)}`)
    expect(body).toMatchObject({
      is_cut: false,
      lines: [
        { departure_start: day(37), departure_end: day(39), decision_on: day(29), guide: 'Maelle', conflicts: [] },
        { departure_start: day(44), departure_end: day(46), decision_on: day(36), is_twin: false, is_past: false },
      ],
    })
    expect(await count()).toBe(1)
  })

  it('marks the lines whose guide is not free, by other departures and by each other', async () => {
    const other = (await createExpedition(payload)).id
    const busy = await createDeparture(payload, {
      expedition: other,
      guide,
      departure_start: inDays(38),
      departure_end: inDays(40),
    })
    const { body } = await preview(`ids=${String(source)}&unit=weeks&every=1&until=${day(44)}`)
    expect(body.lines.map(({ conflicts }) => conflicts.map(({ id, kind }) => [id, kind]))).toEqual([
      [[busy.id, 'overlap']],
      [],
    ])
    const close = await preview(`ids=${String(source)}&unit=days&every=3&until=${day(36)}`)
    expect(close.body.lines.map(({ conflicts }) => conflicts.map(({ id, kind }) => [id, kind]))).toEqual([
      [
        [source, 'rest'],
        [null, 'rest'],
      ],
      [
        [busy.id, 'overlap'],
        [null, 'rest'],
      ],
    ])
  })

  it('moves several by a year of weeks, and says where a trip leaves that day already', async () => {
    const second = await createDeparture(payload, {
      expedition: led,
      departure_start: inDays(40),
      departure_end: inDays(42),
    })
    await createDeparture(payload, {
      expedition: led,
      departure_start: inDays(394),
      departure_end: inDays(396),
    })
    const { body } = await preview(`ids=${String(source)},${String(second.id)}&unit=weeks&every=52`)
    expect(body.lines).toMatchObject([
      { source_id: source, departure_start: day(394), is_twin: true },
      { source_id: second.id, departure_start: day(404), is_twin: false },
    ])
  })

  it('shows sixty at most', async () => {
    const { body } = await preview(`ids=${String(source)}&unit=days&every=4&until=${day(600)}`)
    expect([body.lines.length, body.is_cut]).toEqual([60, true])
  })

  it.each([
    ['no departure', 'ids=&unit=weeks&every=1', 422],
    ['an unknown departure', 'ids=2147483&unit=weeks&every=1', 404],
    ['no step', 'ids=1&unit=weeks&every=0', 422],
    ['what is no day', 'ids=1&unit=weeks&every=1&until=2027-02-30', 422],
  ])('refuses %s', async (_case, search, status) => {
    expect((await preview(search)).status).toBe(status)
  })
})

describe('copies', () => {
  it('have the price, the capacity, the minimum and the guide of their model, and nothing sold', async () => {
    await query(`update departures set seats_taken = 3, status = 'confirmed', note = 'Refuge' where id = $1`, [source])
    const { status, body } = await copy([37, 44], { sales_closed: true })
    expect([status, body.ids.length]).toEqual([200, 2])
    const rows = await query(
      `select price_cents::int, capacity::int, min_participants::int, seats_taken::int, status, sales_closed, confirmed_at,
        guide_id, note, to_char(last_day, 'YYYY-MM-DD') as last_day from departures where id = any($1) order by first_day`,
      [body.ids],
    )
    const same = {
      price_cents: 61_000,
      capacity: 9,
      min_participants: 4,
      seats_taken: 0,
      status: 'open',
      sales_closed: true,
      confirmed_at: null,
      guide_id: null,
      note: null,
    }
    expect(rows).toEqual([
      { ...same, last_day: day(39) },
      { ...same, last_day: day(46) },
    ])
  })

  it('are made of a departure of a draft', async () => {
    const draft = await createExpedition(payload, { _status: 'draft' })
    const from = (await createDeparture(payload, { expedition: draft.id })).id
    const { status, body } = await copy([60], { from })
    expect([status, body.ids.length]).toEqual([200, 1])
  })

  it('are all made or none, when the guide of one is not free', async () => {
    const refused = await copy([40, 42])
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Maelle guide déjà')])
    expect(await count()).toBe(1)
    expect((await copy([40, 42], { reason: 'Deux groupes ensemble.' })).status).toBe(200)
    expect(await query('select reason from guide_overrides where guide_id = $1', [guide])).toEqual([
      { reason: 'Deux groupes ensemble.' },
    ])
  })

  it('are refused on a day that is over, and of a departure that is not there', async () => {
    expect((await copy([37, 0])).status).toBe(422)
    expect((await copy([37], { from: 2_147_483_000 })).status).toBe(404)
    expect((await copy([])).status).toBe(422)
    expect(await count()).toBe(1)
  })

  it('are made once for a press, even sent twice at the same time', async () => {
    const press = { key: 'one-press-of-the-form' }
    const answers = await Promise.all([copy([50, 57], press), copy([50, 57], press)])
    answers.push(await copy([50, 57], press))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.ids))).size).toBe(1)
    expect(await count()).toBe(3)
    expect((await copy([64], press)).status).toBe(422)
  })

  it('never give a guide two departures at once, when two of the agency make them together', async () => {
    const answers = await Promise.all([copy([100, 107]), copy([101, 108])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each(['marketer', 'guide'] as const)('are neither shown to nor made by a %s', async (role) => {
    const other = (await signInAs(payload, { role })).token
    const body = {
      key: 'press-of-somebody',
      lines: [{ source_id: source, departure_start: day(70) }],
      sales_closed: true,
    }
    const search = `ids=${String(source)}&unit=weeks&every=1`
    expect((await call(`departures/copies?${search}`, { token: other })).status).toBe(403)
    expect((await call('departures/copies', { method: 'POST', token: other, body })).status).toBe(403)
  })
})
