import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GuidesOnDays, Planning } from '@/contract/planning'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createGuide } from '../../../../../tests/factories/guide'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'

let payload: Payload
let staff: { id: number; token: string }
let guide: number
let led: number
let busy: { id: number; title?: string | null }

const day = (days: number) => inDays(days).slice(0, 10)

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

beforeEach(async () => {
  guide = (await createGuide(payload, { name: 'Maelle Perrillat' })).id
  led = (await createExpedition(payload, { guide, duration_days: 4 })).id
  busy = await createDeparture(payload, { expedition: led })
})

const unled = async (first: number, last: number) =>
  createDeparture(payload, {
    expedition: (await createExpedition(payload)).id,
    departure_start: inDays(first),
    departure_end: inDays(last),
  })

const give = (id: number, body: object, token = staff.token) =>
  call<{ id: number; error?: string }>(`departures/${String(id)}/guide`, { method: 'POST', token, body })

describe('the planning as a calendar', () => {
  const ask = (from: string, to: string) =>
    call<string>(`departures/planning.ics?from=${from}&to=${to}`, { token: staff.token })

  it('has the departures of its days, with who leads them and how full they are, the canceled left out', async () => {
    const { id } = await unled(25, 28)
    await query(`update departures set status = 'canceled' where id = $1`, [id])
    await unled(31, 33)
    const { status, body, headers } = await ask(day(20), day(30))
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers.get('content-disposition')).toContain(`departs-du-${day(20)}-au-${day(30)}.ics`)
    const text = body.replaceAll(/\r?\n /g, '')
    expect(text.match(/^UID:departure-\d+/gm)).toEqual([`UID:departure-${String(busy.id)}`])
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(30).replaceAll('-', '')}`)
    expect(text).toContain(`DTEND;VALUE=DATE:${day(33).replaceAll('-', '')}`)
    expect(text).toMatch(/Guide : Maelle Perrillat\\n0\splace prise sur \d+/)
    expect(text).toContain('STATUS:TENTATIVE')
    expect(text).toContain(`/admin/collections/departures/${String(busy.id)}`)
  })

  it('refuses more than two hundred days', async () => {
    expect((await ask(day(0), day(201))).status).toBe(422)
  })
})

describe('who is free on some days', () => {
  const ask = async (search: string) =>
    (await call<GuidesOnDays>(`departures/guides?${search}`, { token: staff.token })).body

  const conflictsOf = ({ guides }: GuidesOnDays) => guides.find(({ id }) => id === guide)?.conflicts

  it('is told for each guide, with the departures in the way', async () => {
    expect(conflictsOf(await ask(`departure_start=${day(32)}&departure_end=${day(34)}`))).toEqual([
      { id: busy.id, title: busy.title, start: day(30), end: day(32), kind: 'overlap', rest: 0 },
    ])
    expect(conflictsOf(await ask(`departure_start=${day(34)}&departure_end=${day(36)}`))).toEqual([])
  })

  it('leaves out the departure itself, and takes the trip’s length and guide', async () => {
    const own = `expedition_id=${String(led)}&departure_id=${String(busy.id)}`
    const answer = await ask(`departure_start=${day(28)}&${own}`)
    expect([answer.trip_guide_id, conflictsOf(answer)]).toEqual([guide, []])
    expect(conflictsOf(await ask(`departure_start=${day(27)}&expedition_id=${String(led)}`))).toEqual([
      expect.objectContaining({ id: busy.id, kind: 'overlap' }),
    ])
  })

  it('refuses what is no day', async () => {
    expect((await call('departures/guides?departure_start=demain', { token: staff.token })).status).toBe(422)
  })

  it('shows the last reason that was given, at both departures', async () => {
    const { id } = await unled(31, 33)
    await give(id, { guide_id: guide, reason: 'Premier motif' })
    await payload.update({ collection: 'departures', id, data: { guide: null } })
    await give(id, { guide_id: guide, reason: 'Second motif' })
    for (const [at, other] of [
      [id, busy.id],
      [busy.id, id],
    ] as const) {
      const { overrides } = await ask(`departure_start=${day(30)}&departure_id=${String(at)}`)
      expect(overrides).toMatchObject([{ guide_id: guide, other_id: other, reason: 'Second motif', author: 'Camille' }])
    }
  })
})

describe('a departure given to a guide', () => {
  it('is refused where he or she is not free, and says what is in the way', async () => {
    const { id } = await unled(31, 33)
    const refused = await give(id, { guide_id: guide })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining(String(busy.title))])
    expect(await query('select guide_id from departures where id = $1', [id])).toEqual([{ guide_id: null }])
  })

  it('is given with a reason, which is kept once with who gave it', async () => {
    const { id } = await unled(31, 33)
    const body = { guide_id: guide, reason: 'Elle rejoint le groupe au second jour.' }
    expect((await give(id, body)).status).toBe(200)
    expect((await give(id, body)).status).toBe(200)
    expect(await query('select reason, author_id from guide_overrides where departure_id = $1', [id])).toEqual([
      { reason: body.reason, author_id: staff.id },
    ])
  })

  it('goes back to the guide of its trip', async () => {
    const yann = (await createGuide(payload, { name: 'Yann' })).id
    expect((await give(busy.id, { guide_id: yann })).status).toBe(200)
    expect((await give(busy.id, { guide_id: null })).status).toBe(200)
    expect(await query('select guide_id from departures where id = $1', [busy.id])).toEqual([{ guide_id: null }])
  })

  it('is refused for a guide or a departure that is not there, or canceled', async () => {
    expect((await give(busy.id, { guide_id: 2_147_483_000 })).status).toBe(422)
    expect((await give(2_147_483_000, { guide_id: guide })).status).toBe(404)
    await payload.update({ collection: 'departures', id: busy.id, data: { status: 'canceled' } })
    expect((await give(busy.id, { guide_id: guide })).status).toBe(409)
  })

  it.each(['marketer', 'guide'] as const)('is not given by a %s', async (role) => {
    const { token } = await signInAs(payload, { role })
    expect((await give(busy.id, { guide_id: guide }, token)).status).toBe(403)
  })

  it('is given to one of two departures at the same time, whoever asks first', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await unled(60 + turn * 9, 62 + turn * 9), await unled(61 + turn * 9, 63 + turn * 9)]
      const answers = await Promise.all([give(one.id, { guide_id: guide }), give(two.id, { guide_id: guide })])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})

describe('the planning', () => {
  const ask = async (from: number, to: number) =>
    (await call<Planning>(`departures/planning?from=${day(from)}&to=${day(to)}`, { token: staff.token })).body

  it('has the departures of its days with who leads them, canceled ones too', async () => {
    const named = await unled(40, 42)
    await give(named.id, { guide_id: guide })
    const { id } = await unled(41, 43)
    await payload.update({ collection: 'departures', id, data: { status: 'canceled' } })
    const { departures, guides, rest_days: rest } = await ask(30, 45)
    expect(rest).toBe(1)
    expect(guides).toContainEqual({ id: guide, full_name: 'Maelle Perrillat', portrait_url: null })
    const found = (one: number) => departures.find((departure) => departure.id === one)
    expect(found(busy.id)).toMatchObject({
      departure_start: day(30),
      departure_end: day(32),
      guide_id: guide,
      status: 'open',
      seats_taken: 0,
      capacity: 8,
      pace: null,
    })
    expect(found(busy.id)?.countries).toHaveLength(1)
    expect(found(named.id)).toMatchObject({ guide_id: guide })
    expect(found(id)).toMatchObject({ guide_id: null, status: 'canceled' })
  })

  it('has those that are too close to its days for a guide to rest, and none beyond', async () => {
    expect((await ask(33, 35)).departures.map(({ id }) => id)).toContain(busy.id)
    expect((await ask(34, 35)).departures.map(({ id }) => id)).not.toContain(busy.id)
  })

  it('names the pairs for which a reason was given', async () => {
    const { id } = await unled(31, 33)
    await give(id, { guide_id: guide, reason: 'Elle rejoint le groupe.' })
    expect((await ask(30, 34)).accepted).toContainEqual({ guide_id: guide, ids: [id, busy.id] })
  })

  it('refuses days that are none, too many or the wrong way round', async () => {
    for (const [from, to] of [
      ['2027-02-30', '2027-03-01'],
      ['2027-01-01', '2027-12-31'],
      ['2027-03-02', '2027-03-01'],
    ]) {
      expect((await call(`departures/planning?from=${from}&to=${to}`, { token: staff.token })).status).toBe(422)
    }
  })
})
