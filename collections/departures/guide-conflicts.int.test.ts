import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pool, query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../tests/factories/departure'
import { createExpedition } from '../../tests/factories/expedition'
import { createGuide } from '../../tests/factories/guide'
import { call } from '../../tests/integration/call'
import { signInAs } from '../../tests/integration/sign-in-as'
import { waitingForLocks } from '../../tests/integration/waiting-for-locks'

type Refusal = { errors: Array<{ data: { errors: Array<{ path: string; message: string }> } }> }

let payload: Payload
let staff: { id: number; token: string }
let guide: number
let led: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

beforeEach(async () => {
  guide = (await createGuide(payload, { name: 'Maelle Perrillat' })).id
  led = (await createExpedition(payload, { guide })).id
})

const save = (id: number, body: object) =>
  call<Refusal>(`departures/${String(id)}?depth=0`, { method: 'PATCH', token: staff.token, body })

const days = (first: number, last: number) => ({ departure_start: inDays(first), departure_end: inDays(last) })

const messageOf = ({ body }: { body: Refusal }): string => body.errors[0]?.data.errors[0]?.message ?? ''

/** A departure of another trip, whose guide is nobody. */
const other = async (first: number, last: number, named?: number) => {
  const expedition = (await createExpedition(payload)).id
  return createDeparture(payload, { expedition, ...days(first, last), ...(named && { guide: named }) })
}

describe('a guide who leads from day 30 to day 32', () => {
  beforeEach(async () => {
    await createDeparture(payload, { expedition: led })
  })

  it('is not given other days at the same time, by name', async () => {
    const { id } = await other(31, 33)
    const refused = await save(id, { guide })
    expect([refused.status, messageOf(refused)]).toEqual([
      400,
      expect.stringMatching(/^Maelle Perrillat guide déjà Aventure .* Choisis un autre guide, ou écris pourquoi/),
    ])
  })

  it('is not given days without rest between', async () => {
    const { id } = await other(33, 35)
    expect(messageOf(await save(id, { guide }))).toContain('aucun jour de repos')
  })

  it('is given days after a day of rest, or two days later when the settings ask for two', async () => {
    const { id } = await other(34, 36)
    await payload.updateGlobal({ slug: 'site-settings', data: { guide_rest_days: 2 } })
    expect((await save(id, { guide })).status).toBe(400)
    await payload.updateGlobal({ slug: 'site-settings', data: { guide_rest_days: 1 } })
    expect((await save(id, { guide })).status).toBe(200)
  })

  it('is not given them by a new departure of the trip either', async () => {
    const body = { expedition: led, ...days(32, 34), capacity: 8, status: 'open', sales_closed: false }
    const refused = await call<Refusal>('departures', { method: 'POST', token: staff.token, body })
    expect([refused.status, messageOf(refused)]).toEqual([400, expect.stringContaining('guide déjà')])
  })

  it('is not given them by a change of days', async () => {
    const { id } = await other(60, 62, guide)
    expect((await save(id, days(32, 34))).status).toBe(400)
    expect((await save(id, days(34, 36))).status).toBe(200)
  })

  it('is not given them when a departure that named somebody else names nobody', async () => {
    const yann = (await createGuide(payload, { name: 'Yann' })).id
    const { id } = await createDeparture(payload, { expedition: led, ...days(31, 33), guide: yann })
    expect((await save(id, { guide: null })).status).toBe(400)
  })

  it('is free where the other departure is canceled', async () => {
    await query(`update departures set status = 'canceled' where expedition_id = $1`, [led])
    const { id } = await other(31, 33)
    expect((await save(id, { guide })).status).toBe(200)
  })

  it('leads all the same with a reason, which is kept with who gave it', async () => {
    const { id } = await other(31, 33)
    const saved = await save(id, { guide, guide_reason: 'Maelle rejoint le groupe au second jour.' })
    expect(saved.status).toBe(200)
    const kept = await query('select guide_id, reason, author_id from guide_overrides where departure_id = $1', [id])
    expect(kept).toEqual([{ guide_id: guide, reason: 'Maelle rejoint le groupe au second jour.', author_id: staff.id }])
  })

  it('keeps no reason where nothing stands in the way', async () => {
    const { id } = await other(40, 42)
    await save(id, { guide, guide_reason: 'Au cas où.' })
    expect(await query('select 1 from guide_overrides where departure_id = $1', [id])).toEqual([])
  })

  it('does not keep a departure that conflicts already from being saved for something else', async () => {
    const { id } = await other(31, 33)
    await query('update departures set guide_id = $2 where id = $1', [id, guide])
    const form = await payload.findByID({ collection: 'departures', id, depth: 0 })
    expect((await save(id, { ...form, note: 'Prévenir le refuge.' })).status).toBe(200)
    expect((await save(id, { status: 'canceled' })).status).toBe(200)
  })
})

describe('the guide of a trip', () => {
  it('is not given to departures that he or she is not free for, and says which', async () => {
    await createDeparture(payload, { expedition: led })
    const trip = await createExpedition(payload)
    const own = await createDeparture(payload, { expedition: trip.id, ...days(32, 34) })
    const change = () =>
      call<Refusal>(`expeditions/${String(trip.id)}?depth=0`, {
        method: 'PATCH',
        token: staff.token,
        body: { guide, _status: 'published' },
      })
    const refused = await change()
    expect([refused.status, messageOf(refused)]).toEqual([400, expect.stringContaining(own.title ?? 'untitled')])
    expect(await query('select guide_id from expeditions where id = $1', [trip.id])).toEqual([{ guide_id: null }])

    const yann = (await createGuide(payload, { name: 'Yann' })).id
    expect((await save(own.id, { guide: yann })).status).toBe(200)
    expect((await change()).status).toBe(200)
  })

  it('changes in a draft without a question, and in a text neither', async () => {
    await createDeparture(payload, { expedition: led })
    const trip = await createExpedition(payload)
    await createDeparture(payload, { expedition: trip.id, ...days(32, 34) })
    const patch = (search: string, body: object) =>
      call(`expeditions/${String(trip.id)}?${search}`, { method: 'PATCH', token: staff.token, body })
    expect((await patch('draft=true', { guide, _status: 'draft' })).status).toBe(200)
    await query('update expeditions set guide_id = $2 where id = $1', [trip.id, guide])
    expect((await patch('depth=0', { guide, tagline: 'Une autre phrase.', _status: 'published' })).status).toBe(200)
  })

  it('is asked when a draft with departures is published', async () => {
    await createDeparture(payload, { expedition: led })
    const trip = await createExpedition(payload, { _status: 'draft', guide })
    await query('update expeditions set guide_id = null where id = $1', [trip.id])
    await createDeparture(payload, { expedition: trip.id })
    const published = await call<Refusal>(`expeditions/${String(trip.id)}?depth=0`, {
      method: 'PATCH',
      token: staff.token,
      body: { _status: 'published', guide },
    })
    expect(published.status).toBe(400)
  })
})

describe('two who give the same guide overlapping departures at once', () => {
  const passed = (answers: Array<{ status: number }>) => answers.filter(({ status }) => status === 200).length

  it('are never both heard, by name', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await other(100 + turn * 10, 102 + turn * 10), await other(101 + turn * 10, 103 + turn * 10)]
      expect(passed(await Promise.all([save(one.id, { guide }), save(two.id, { guide })]))).toBe(1)
    }
  })

  it('are never both heard, by name and by a change of days', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const first = 300 + turn * 20
      const moved = await other(first + 10, first + 12, guide)
      const given = await other(first, first + 2)
      const answers = await Promise.all([save(moved.id, days(first + 1, first + 3)), save(given.id, { guide })])
      expect(passed(answers)).toBe(1)
    }
  })

  it('are never both heard, by the trip’s guide and by a change of days', async () => {
    await createDeparture(payload, { expedition: led, ...days(200, 202) })
    const trip = await createExpedition(payload)
    const follows = await createDeparture(payload, { expedition: trip.id, ...days(210, 212) })
    const client = await pool().connect()
    try {
      // Neither save ends before both have looked.
      await client.query('begin')
      await client.query('lock table change_log in exclusive mode')
      const body = { guide, _status: 'published' }
      const lead = call(`expeditions/${String(trip.id)}?depth=0`, { method: 'PATCH', token: staff.token, body })
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 10_000)
      const move = save(follows.id, days(201, 203))
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), 10_000)
      await client.query('commit')
      expect(await Promise.all([lead, move])).toMatchObject([{ status: 200 }, { status: 400 }])
    } finally {
      client.release()
    }
  })
})
