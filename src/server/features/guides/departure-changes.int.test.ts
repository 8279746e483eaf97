import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { DepartureChange } from '@/contract/departure-changes'
import type { OutputOf } from '@/contract/define-route'
import type { listGuidedDepartures } from '@/contract/guide-calendar'
import { query } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { prepareGuided, signUp, type Person } from '../../../../tests/factories/guided'
import { call } from '../../../../tests/integration/call'
import { signInAs } from '../../../../tests/integration/sign-in-as'

let payload: Payload
let maelle: Person
let yann: Person
let camille: Person
let staff: { token: string }

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  maelle = await signUp(payload, 'Maëlle', 'guide')
  yann = await signUp(payload, 'Yann', 'guide')
  camille = await signUp(payload, 'Camille', 'customer')
  staff = await signInAs(payload, { role: 'staff' })
})

const prepare = (options: { days?: number; guide?: number } = {}) =>
  prepareGuided({ payload, lead: maelle, customer: camille, ...options })

const path = (id: number) => `v1/guide/departures/${String(id)}/changes`
const ask = (id: number, { token }: { token: string } = maelle) => call<DepartureChange[]>(path(id), { token })
const changesOf = async (id: number) =>
  (await ask(id)).body.map(({ kind, travelers, names, is_new: isNew }) => [kind, travelers, names.join(), isNew])
const see = (id: number, until: string, { token }: { token: string } = maelle) =>
  call(`${path(id)}/seen`, { method: 'POST', token, body: { until } })

/** An event of a booking some minutes ago. */
const note = (booking: number, kind: string, { minutes = 0, left = 0, travelers = 0, detail = '' } = {}) =>
  query(
    `insert into reservation_events (reservation_id, kind, detail, left_departure_id, left_travelers, created_at)
     values ($1, $2::enum_reservation_events_kind, $3, nullif($4::int, 0), nullif($5::int, 0), now() - make_interval(mins => $6))`,
    [booking, kind, detail, left, travelers, minutes],
  )
const forget = (id: number) => query('delete from guide_changes where departure_id = $1', [id])

it('lists who came and whose profile changed, newest first, with first names and nothing of what profiles say', async () => {
  const { id, booking } = await prepare()
  await forget(id)
  await note(booking, 'created', { minutes: 30 })
  await note(booking, 'participants', { minutes: 20, detail: 'Voyageurs 1' })
  await note(booking, 'participants', { minutes: 10, detail: 'Voyageurs 1' })
  await note(booking, 'paid', { minutes: 5 })
  expect(await changesOf(id)).toEqual([
    ['profile', null, 'Inès', true],
    ['joined', 2, 'Inès', true],
  ])
  expect(JSON.stringify((await ask(id)).body)).not.toMatch(/noix|Kaddour|6399871|Voyageurs/)
})

it('names nobody out of the days when personal data may be read', async () => {
  const { id, booking } = await prepare({ days: 90 })
  await forget(id)
  await note(booking, 'created')
  expect(await changesOf(id)).toEqual([['joined', 2, '', true]])
})

it('tells who came from another departure, and who left for one, without what happened before', async () => {
  const { id, booking } = await prepare()
  const other = await prepare({ days: 40 })
  await Promise.all([forget(id), forget(other.id)])
  await note(booking, 'created', { minutes: 30 })
  await note(booking, 'moved', { minutes: 10, left: other.id, travelers: 2 })
  expect(await changesOf(id)).toEqual([['moved_in', 2, 'Inès', true]])
  expect(await changesOf(other.id)).toEqual([['moved_out', 2, '', true]])
})

it('tells who cancels', async () => {
  const { id, booking } = await prepare()
  await forget(id)
  await note(booking, 'traveler_canceled', { minutes: 10 })
  await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [booking])
  await note(booking, 'canceled', { minutes: 5 })
  expect(await changesOf(id)).toEqual([
    ['left', 2, '', true],
    ['one_left', 1, '', true],
  ])
})

it('tells the guide of the departure that is given, and of its former days', async () => {
  const expedition = (await createExpedition(payload)).id
  const { id } = await createDeparture(payload, { expedition, guide: yann.guide })
  const saved = await call(`departures/${String(id)}?depth=0`, {
    method: 'PATCH',
    token: staff.token,
    body: { departure_start: inDays(35), departure_end: inDays(37) },
  })
  expect(saved.status).toBe(200)
  const { body } = await ask(id, yann)
  expect(body.map(({ kind, former_days: days }) => [kind, days])).toEqual([
    ['dates', { start: inDays(30).slice(0, 10), end: inDays(32).slice(0, 10) }],
    ['given', null],
  ])
  expect((await ask(id, staff)).body).toEqual([])
})

it('is new until it was seen, and what comes later is new again, on the page and in the list', async () => {
  const nina = await signUp(payload, 'Nina', 'guide')
  const { id, booking } = await prepare({ guide: nina.guide })
  await note(booking, 'created', { minutes: 10 })
  const counted = async () =>
    (await call<OutputOf<typeof listGuidedDepartures.response>>('v1/guide/departures', { token: nina.token })).body
      .departures[0]?.changes
  const fresh = async () => (await ask(id, nina)).body.filter((one) => one.is_new).map(({ kind }) => kind)
  expect([await counted(), await fresh()]).toEqual([2, ['given', 'joined']])
  expect((await see(id, (await ask(id, nina)).body[0]?.at ?? '', nina)).status).toBe(200)
  expect([await counted(), await fresh()]).toEqual([0, []])
  await note(booking, 'participants')
  expect([await counted(), await fresh()]).toEqual([1, ['profile']])
  // An earlier visit does not move the mark back, and a visit in the future does not hide later changes.
  await see(id, '2999-01-01T00:00:00.000Z', nina)
  await see(id, '2020-01-01T00:00:00.000Z', nina)
  expect(await counted()).toBe(0)
  await note(booking, 'participants', { minutes: -1 })
  expect(await counted()).toBe(1)
})

it('is for who leads the departure alone', async () => {
  const { id } = await prepare()
  const statuses = [yann, camille].map(async (who) => [
    (await ask(id, who)).status,
    (await see(id, new Date().toISOString(), who)).status,
  ])
  expect(await Promise.all(statuses)).toEqual([
    [404, 404],
    [404, 404],
  ])
})
