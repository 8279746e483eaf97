import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CarbonFactors } from '@/contract/carbon'
import type { CarbonDesk } from '@/contract/carbon-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { METHOD } from '@/domain/carbon/factor'
import { addDays } from '@/domain/days/days'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { VERCORS } from '../../../../tests/factories/trip-carbon'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'
import { factorLines } from './factor-lines'

let payload: Payload
let staff: string
const today = calendarDayInParis(new Date())

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
})

type Body = CarbonDesk & { error: string; id: number; version: string }

const desk = async () => (await call<Body>('expeditions/carbon-desk', { token: staff })).body
const add = (more: object = {}, token: string | undefined = staff) =>
  call<Body>('expeditions/carbon-factors', {
    method: 'POST',
    token,
    body: {
      ...{
        key: 'train_ter',
        mg: 28_000,
        low_mg: 27_700,
        high_mg: 29_000,
        source: 'Impact CO2 (ADEME)',
        version: 'janvier 2027',
      },
      ...{ read_on: today, effective_from: today, reason: 'Nouvelle Base Empreinte.' },
      ...more,
    },
  })

describe('a version of a factor', () => {
  it('is added by the staff, with who, why and from when, and counts cards anew', async () => {
    const { id } = await createExpedition(payload, VERCORS)
    await runJobs()
    const afterOf = async () =>
      (await query<{ n: number }>('select factors_number as n from trip_doors where expedition_id = $1', [id]))[0]?.n
    const before = await afterOf()
    const { status, body } = await add()
    expect([status, body.version]).toEqual([200, `${String(METHOD)}.${String((before ?? 0) + 1)}`])
    await runJobs()
    expect(await afterOf()).toBe((before ?? 0) + 1)

    const { factors, version } = await desk()
    expect(version).toBe(body.version)
    const versions = factors.filter(({ key }) => key === 'train_ter')
    expect(versions.map(({ mg, author, is_in_force }) => [mg, author, is_in_force])).toEqual([
      [28_000, 'Maud', true],
      [27_700, null, false],
    ])
  })

  it('is added once by a press that arrives twice', async () => {
    const given = { key: 'coach', mg: 38_000, low_mg: 37_500, high_mg: 38_000 }
    const answers = await Promise.all([add(given), add(given)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('waits for its day, and changes nothing until then', async () => {
    const { body } = await add({
      key: 'car',
      mg: 230_000,
      low_mg: 230_000,
      high_mg: 230_000,
      effective_from: addDays(today, 30),
    })
    const { factors, version } = await desk()
    expect(body.version).toBe(version)
    expect(factors.find(({ key, is_in_force }) => key === 'car' && is_in_force)?.mg).toBe(227_600)
  })

  it.each([
    ['a day that has passed', { effective_from: '2026-01-01' }, 'passé'],
    ['a range without its value', { low_mg: 29_000 }, 'fourchette'],
    ['a day of reading to come', { read_on: '2199-01-01' }, 'à venir'],
  ])('is refused with %s', async (_case, more, said) => {
    const { status, body } = await add(more)
    expect([status, body.error.includes(said)]).toEqual([422, true])
  })

  it('is nobody else’s to add or to read', async () => {
    const marketer = (await signInAs(payload, { role: 'marketer' })).token
    const { token: customer } = await signInAs(payload)
    expect((await add({}, marketer)).status).toBe(403)
    expect((await add({}, customer)).status).toBe(404)
    expect((await call('expeditions/carbon-desk', { token: marketer })).status).toBe(403)
  })

  it('is told to anyone with its range, its source, its day and its reason, and no name', async () => {
    const { status, body, headers } = await call<CarbonFactors>('v1/carbon/factors')
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300, stale-while-revalidate=3600'])
    expect(body.version).toBe((await desk()).version)
    expect(body.factors.filter(({ key }) => key === 'train_ter')).toMatchObject([
      {
        ...{ mg: 28_000, low_mg: 27_700, high_mg: 29_000, source: 'Impact CO2 (ADEME)', version: 'janvier 2027' },
        ...{ effective_from: today, reason: 'Nouvelle Base Empreinte.', is_in_force: true },
      },
      { mg: 27_700, is_in_force: false },
    ])
    expect(body.factors.filter(({ key }) => key === 'car').map(({ is_in_force }) => is_in_force)).toEqual([false, true])
    const shown = JSON.stringify(body) + factorLines(body)
    expect(shown).not.toContain('Maud')
  })
})

describe('the trips to look at again', () => {
  it('are those of which nothing is told, and those not read for a year', async () => {
    const untold = await createExpedition(payload)
    const old = await createExpedition(payload, { ...VERCORS, carbon_read_on: '2025-01-01T12:00:00.000Z' })
    const fresh = await createExpedition(payload, { ...VERCORS, carbon_read_on: new Date().toISOString() })
    await runJobs()
    const faults = new Map((await desk()).trips.map(({ id, fault }) => [id, fault]))
    expect([untold, old, fresh].map(({ id }) => faults.get(id))).toEqual(['untold', 'old', undefined])
  })

  it('are those at twice their family’s median, of five trips at least', async () => {
    const activity = await payload.create({ collection: 'activities', data: { name: 'Cabotage' } })
    await payload.create({
      collection: 'activity-categories',
      data: { title: 'Au large', slug: 'au-large', icon: 'waves', activities: [activity.id] },
    })
    const common = { ...VERCORS, activities: [activity.id], carbon_read_on: new Date().toISOString() }
    for (let n = 0; n < 4; n += 1) await createExpedition(payload, common)
    const far = await createExpedition(payload, {
      ...common,
      access: { ...VERCORS.access, approach: [{ mode: 'ferry', label: 'Ferry', km: 2000, is_measured: true }] },
    })
    await runJobs()
    const { trips } = await desk()
    expect(trips.find(({ id }) => id === far.id)).toMatchObject({ fault: 'far' })
    expect(trips.filter(({ fault }) => fault === 'far')).toHaveLength(1)
  })
})

describe('what a season emits by traveler', () => {
  it('is averaged over the travelers of the bookings that stand, with its perimeter, here and in a file', async () => {
    const { id: expedition } = await createExpedition(payload)
    const { id: departure } = await createDeparture(payload, {
      expedition,
      departure_start: '2031-06-14',
      departure_end: '2031-06-16',
      capacity: 12,
    })
    const carbon = (grams: number, is_default: boolean) => ({
      carbon: {
        from: { code: '69123', name: 'Lyon', is_default },
        ...{ version: '3.1', mode: 'train', minutes: 200 },
        trip: { grams, low: grams, high: grams },
        stay: { grams: 10_000, low: 8_000, high: 12_000 },
      },
    })
    const { id: user } = await signInAs(payload)
    const book = async (travelers: number, contract: object, status?: 'canceled') => {
      const id = await createBooking({ user, departure, travelers, status })
      await query(`update reservations set contract = $2 where id = $1`, [id, contract])
    }
    await book(3, carbon(20_000, false))
    await book(1, carbon(40_000, true))
    await book(2, {})
    await book(5, carbon(900_000, false), 'canceled')
    const season = (await desk()).seasons.find(({ label }) => label === 'Été 2031')
    expect(season).toEqual({
      ...{ label: 'Été 2031', from: '2031-05', to: '2031-10', travelers: 6, counted: 4, from_paris: 1 },
      average: { way_g: 25_000, stay_g: 10_000, low_g: 33_000, high_g: 37_000 },
    })
    const { body, headers } = await call<string>('expeditions/carbon-seasons.csv', { token: staff })
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(body).toContain(
      'Été 2031;2031-05;2031-10;6;4;1;25,0;10,0;35,0;33,0;37,0;4 voyageurs sur 6, dont 1 depuis Paris, faute de ville',
    )
  })
})
