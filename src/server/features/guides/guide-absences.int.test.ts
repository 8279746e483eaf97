import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GuideAbsence } from '@/contract/guide-absences'
import type { GuidesOnDays, Planning, CopyLine } from '@/contract/planning'
import { env } from '@/env'
import { pool, query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { signUp, type Person } from '../../../../tests/factories/guided'
import { PASSWORD } from '../../../../tests/factories/user'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { waitingForLocks } from '../../../../tests/integration/waiting-for-locks'

type Body = GuideAbsence & { error: string }
const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let staff: { id: number; token: string }
let maelle: Person

const day = (days: number) => inDays(days).slice(0, 10)
const period = (first: number, last: number, note = '') => ({ first_day: day(first), last_day: day(last), note })

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = await signInAs(payload, { role: 'staff' })
})

beforeEach(async () => {
  maelle = await signUp(payload, 'Maelle', 'guide')
  await runJobs()
})

const add = (body: object, { token }: { token: string } = maelle) =>
  call<Body>('v1/guide/absences', { method: 'POST', token, body })
const list = async ({ token }: { token: string } = maelle) =>
  (await call<GuideAbsence[]>('v1/guide/absences', { token })).body
const remove = (id: number, { token }: { token: string } = maelle) =>
  call<Body>(`v1/guide/absences/${String(id)}`, { method: 'DELETE', token })
const asStaff = <Answer = Body>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  call<Answer>(`guides/${String(maelle.guide)}/absences${path}`, { method, token: staff.token, ...(body && { body }) })

const lead = async (first: number, last: number, guide?: number) =>
  createDeparture(payload, {
    expedition: (await createExpedition(payload, { name: 'Tour des lacs' })).id,
    departure_start: inDays(first),
    departure_end: inDays(last),
    ...(guide && { guide }),
  })
const give = (id: number, reason = '') =>
  call<{ error: string }>(`departures/${String(id)}/guide`, {
    method: 'POST',
    token: staff.token,
    body: { guide_id: maelle.guide, reason },
  })

/** The texts of the mails to an address that leave now. */
const told = async (address: string): Promise<string[]> => {
  const before = mailServer.sentTo(address).length
  await runJobs()
  return mailServer
    .sentTo(address)
    .slice(before)
    .map(({ text }) => (text ?? '').replaceAll(/\s+/g, ' '))
}

const agency = () => /<(.*)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM

describe('a guide', () => {
  it('says when she is not available, sees it, and takes it back', async () => {
    const { status, body } = await add(period(30, 32, '  Mariage  '))
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...period(30, 32, 'Mariage'), is_own: true, departures: [] })
    await add(period(10, 10))
    expect((await list()).map(({ first_day }) => first_day)).toEqual([day(10), day(30)])
    expect((await remove(body.id)).status).toBe(200)
    expect((await list()).map(({ first_day }) => first_day)).toEqual([day(10)])
    expect((await remove(body.id)).status).toBe(404)
  })

  it('is refused days that are over, in the wrong order, taken already, or no days', async () => {
    await add(period(30, 32))
    const statuses = [period(-1, 3), period(5, 4), period(1500, 1501), { first_day: 'demain', last_day: day(3) }]
    expect(await Promise.all(statuses.map(async (body) => (await add(body)).status))).toEqual([422, 422, 422, 422])
    const crossed = await add(period(32, 40))
    expect([crossed.status, crossed.body.error]).toEqual([409, expect.stringContaining('Une période existe déjà du')])
    expect(await list()).toHaveLength(1)
  })

  it('writes one of two periods that cross and arrive together', async () => {
    const answers = await Promise.all([add(period(30, 34)), add(period(33, 36))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('reads and removes no days of another, and a customer has none', async () => {
    const { body } = await add(period(30, 32))
    const yann = await signUp(payload, 'Yann', 'guide')
    const camille = await signUp(payload, 'Camille', 'customer')
    expect([await list(yann), await list(camille)]).toEqual([[], []])
    expect([(await remove(body.id, yann)).status, (await remove(body.id, camille)).status]).toEqual([404, 403])
    expect((await add(period(40, 41), camille)).status).toBe(403)
    expect(await list()).toHaveLength(1)
  })

  it('keeps the departures of these days, and the agency is told of them once, without the note', async () => {
    const led = await lead(30, 33, maelle.guide)
    await lead(50, 52, maelle.guide)
    await runJobs()
    const { body } = await add(period(33, 36, 'Opération'))
    expect(body.departures).toEqual([
      { departure_id: led.id, name: 'Tour des lacs', departure_start: day(30), departure_end: day(33) },
    ])
    const [mail, ...others] = await told(agency())
    expect(others).toEqual([])
    expect(mail).toMatch(/Maelle n’est pas disponible du .* Tour des lacs.*restent à Maelle/)
    expect(mail).not.toContain('Opération')
    expect(await query('select guide_id from departures where id = $1', [led.id])).toEqual([{ guide_id: maelle.guide }])
  })

  it('sends no mail where nothing is led', async () => {
    await add(period(30, 32))
    expect(await told(agency())).toEqual([])
  })
})

describe('the agency', () => {
  it('enters days for a guide, who is told and reads whose they are, and removes them', async () => {
    const { status, body } = await asStaff('POST', '', period(30, 32, 'Formation'))
    expect([status, body.is_own]).toEqual([201, false])
    expect(await told(maelle.email)).toEqual([expect.stringMatching(/Tu n’es pas disponible du/)])
    expect(await list()).toMatchObject([{ id: body.id, is_own: false, note: 'Formation' }])
    expect((await asStaff<GuideAbsence[]>('GET', '')).body).toHaveLength(1)
    expect((await asStaff('DELETE', `/${String(body.id)}`)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  it('is asked why before it gives a departure of these days, and the reason is kept', async () => {
    const { body: off } = await add(period(31, 35, 'Mariage'))
    const { id } = await lead(30, 32)
    const refused = await give(id)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringMatching(/^Maelle n’est pas disponible du .* \(Mariage\)\. Choisis un autre guide/),
    ])
    expect((await give(id, 'Elle rentre plus tôt.')).status).toBe(200)
    const kept = await query('select absence_id, other_id, reason from guide_overrides where departure_id = $1', [id])
    expect(kept).toEqual([{ absence_id: off.id, other_id: null, reason: 'Elle rentre plus tôt.' }])
    const search = `departure_start=${day(30)}&departure_end=${day(32)}&departure_id=${String(id)}`
    const { body } = await call<GuidesOnDays>(`departures/guides?${search}`, { token: staff.token })
    expect(body.guides.find((one) => one.id === maelle.guide)?.conflicts).toMatchObject([
      { id: off.id, kind: 'away', title: 'Mariage' },
    ])
    expect(body.overrides).toMatchObject([{ absence_id: off.id, other_id: null, reason: 'Elle rentre plus tôt.' }])
  })

  it('sees them in the planning, with what was accepted, and in copies of a departure', async () => {
    const { body: off } = await add(period(37, 40))
    const { id } = await lead(30, 32, maelle.guide)
    const accepted = await lead(38, 40)
    await give(accepted.id, 'D’accord avec elle.')
    const { body } = await call<Planning>(`departures/planning?from=${day(28)}&to=${day(60)}`, { token: staff.token })
    expect(body.days_off.filter((one) => one.guide_id === maelle.guide)).toEqual([
      { id: off.id, guide_id: maelle.guide, note: '', start: day(37), end: day(40), accepted: [accepted.id] },
    ])
    const copies = await call<{ lines: CopyLine[] }>(`departures/copies?ids=${String(id)}&unit=weeks&every=1`, {
      token: staff.token,
    })
    expect(copies.body.lines[0]?.conflicts).toContainEqual(expect.objectContaining({ kind: 'away', id: off.id }))
  })

  it('gives no trip to a guide who is not available for one of its departures', async () => {
    await add(period(31, 31))
    const trip = await createExpedition(payload)
    await createDeparture(payload, { expedition: trip.id })
    const saved = await call(`expeditions/${String(trip.id)}?depth=0`, {
      method: 'PATCH',
      token: staff.token,
      body: { guide: maelle.guide, _status: 'published' },
    })
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([400, expect.stringContaining('n’est pas disponible')])
  })
})

it('waits for who gives the guide a departure at this moment, and then names it', async () => {
  const { id } = await lead(30, 32)
  const other = await pool().connect()
  try {
    await other.query('begin')
    await other.query('select id from guides where id = $1 for no key update', [maelle.guide])
    const adding = add(period(30, 31))
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), 10_000)
    await other.query('update departures set guide_id = $2 where id = $1', [id, maelle.guide])
    await other.query('commit')
    expect((await adding).body.departures).toMatchObject([{ departure_id: id }])
  } finally {
    other.release()
  }
})

it('is forgotten a season after it is over, and with the account', async () => {
  await add(period(30, 32))
  await query(
    `insert into guide_absences (guide_id, first_day, last_day, note) values
       ($1, current_date - 101, current_date - 99, 'a'), ($1, current_date - 10, current_date - 9, 'b')`,
    [maelle.guide],
  )
  await query(`select graphile_worker.add_job('forget_expired')`)
  await runJobs()
  const left = () => query('select note from guide_absences where guide_id = $1 order by first_day', [maelle.guide])
  expect(await left()).toEqual([{ note: 'b' }, { note: '' }])
  const deleted = await call('v1/user/deletion', {
    method: 'POST',
    token: maelle.token,
    body: { confirmation: PASSWORD, cancels: [], fee: 0 },
  })
  expect([deleted.status, await left()]).toEqual([200, []])
})
