import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ReservationDetail } from '@/contract/reservation-detail'
import type { OwnProfile } from '@/contract/participants'
import { tooYoung } from '@/domain/travelers/participant-check'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { query, queryOne } from '@/server/platform/db/pool'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createBooking } from '../../../../tests/factories/booking'
import { newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = ReservationDetail &
  OwnProfile & { error: string; errors: Array<{ field: string; message: string }>; url: string; sent_to: string | null }
type Person = Awaited<ReturnType<typeof signInAs>>

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let camille: Person
let stranger: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  const trip = await createExpedition(payload, {
    expedition_type: 'family',
    age_min_child: 8,
    sizes_asked: ['shoe_eu'],
    kit: [{ text: 'Frontale' }, { text: 'Gourde' }],
  })
  expedition = trip.id
  camille = await signInAs(payload)
  stranger = await signInAs(payload, { first_name: 'Hugo' })
})
const book = async ({ days = 30, status }: { days?: number; status?: 'canceled' } = {}) => {
  const departure = await createDeparture(payload, {
    expedition,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })
  return createBooking({ user: camille.id, departure: departure.id, status })
}

const HUGO = {
  first_name: 'Hugo',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  email: 'hugo@exemple.fr',
  phone: '06 39 98 22 10',
  emergency_name: 'Sylvie Martel',
  emergency_phone: '+33 6 39 98 22 11',
  diet: 'Végétarien',
  level: 3,
  sizes: { shoe_eu: '42' },
}

const patch = (id: number, participants: unknown[], token: string | undefined = camille.token) =>
  call<Body>(`v1/reservations/${String(id)}/participants`, { method: 'PATCH', body: { participants }, token })

const share = (id: number, position: number, body: unknown = {}, token: string | undefined = camille.token) =>
  call<Body>(`v1/reservations/${String(id)}/participants/${String(position)}/link`, { method: 'POST', body, token })

const open = (url: string, body?: unknown) =>
  call<Body>('v1/participants/profile', {
    method: body === undefined ? 'GET' : 'PATCH',
    body,
    headers: { ...newClient(), 'link-token': tokenOfFragment(new URL(url).hash) },
  })

const kit = (id: number, packed: string[], token: string | undefined = camille.token) =>
  call<{ kit_packed: string[] }>(`v1/reservations/${String(id)}/kit`, { method: 'PATCH', body: { packed }, token })

describe('PATCH reservations/:id/participants', () => {
  it('saves those that are sent, in order, and leaves the others', async () => {
    const id = await book()
    await patch(id, [{ position: 2, ...HUGO }])
    const { status, body } = await patch(id, [{ position: 1, first_name: ' Camille ' }])
    expect(status).toBe(200)
    expect(body.participants[0]).toMatchObject({ position: 1, first_name: 'Camille', completeness: 11 })
    expect(body.participants[1]).toEqual({
      ...HUGO,
      position: 2,
      phone: '+33639982210',
      emergency_phone: '+33639982211',
      missing: [],
      completeness: 100,
    })
    expect(body.dashboard_completness).toBe(55)
  })

  it('dates each change with its author, and since when a profile is complete', async () => {
    const id = await book()
    await patch(id, [{ position: 1, ...HUGO }])
    const first = await queryOne('select completed_at from participants where reservation_id = $1 and position = 1', [
      id,
    ])
    expect(first).toMatchObject({ completed_at: expect.any(Date) as Date })
    const { body } = await patch(id, [{ position: 1, ...HUGO, diet: 'Sans noix' }])
    expect(body.history).toEqual([
      expect.objectContaining({ kind: 'participants', author: 'Camille' }),
      expect.objectContaining({ kind: 'participants', author: 'Camille' }),
    ])
    const still = await queryOne('select completed_at from participants where reservation_id = $1 and position = 1', [
      id,
    ])
    expect(still).toEqual(first)
    await patch(id, [{ position: 1, ...HUGO, diet: null }])
    const gone = await queryOne('select completed_at from participants where reservation_id = $1 and position = 1', [
      id,
    ])
    expect(gone).toEqual({ completed_at: null })
  })

  it('leaves the fields that are not sent, and clears those sent as null or empty', async () => {
    const id = await book()
    await patch(id, [{ position: 1, ...HUGO }])
    const { participants } = (await patch(id, [{ position: 1 }])).body
    expect(participants[0]).toMatchObject({ ...HUGO, phone: '+33639982210', emergency_phone: '+33639982211' })
    const { body } = await patch(id, [{ position: 1, level: 4, diet: null, email: '', sizes: { height_cm: '180' } }])
    expect(body.participants[0]).toEqual({
      ...participants[0],
      level: 4,
      diet: null,
      email: null,
      sizes: { shoe_eu: '42', height_cm: '180' },
      missing: ['diet'],
      completeness: 88,
    })
  })

  it('refuses a field that it does not know, and saves nothing of the call', async () => {
    const id = await book()
    await patch(id, [{ position: 1, ...HUGO }])
    for (const more of [{ role: 'admin' }, { sizes: { hat: '58' } }]) {
      const { status, body } = await patch(id, [{ position: 1, first_name: 'Ana', ...more }])
      expect(status).toBe(422)
      expect(JSON.stringify(body.errors)).toMatch(/Champ inconnu\s: (role|hat)\./)
    }
    expect((await patch(id, [{ position: 1 }])).body.participants[0]).toMatchObject({ first_name: 'Hugo' })
  })

  it('refuses what cannot be, field by field, and saves nothing of the call', async () => {
    const id = await book()
    const { status, body } = await patch(id, [
      { position: 1, ...HUGO },
      { position: 2, ...HUGO, phone: '06', birth_date: inDays(-365 * 3).slice(0, 10) },
    ])
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { field: 'participants.1.birth_date', message: tooYoung(8) },
      { field: 'participants.1.phone', message: INVALID_PHONE },
    ])
    expect(await query('select 1 from participants where reservation_id = $1', [id])).toEqual([])
  })

  it.each([
    ['a day that does not exist', { birth_date: '1990-02-31' }],
    ['a field that is none', { position: 31 }],
    ['more travelers than were booked', { position: 3 }],
  ])('answers 422 to %s', async (_case, change) => {
    expect((await patch(await book(), [{ position: 1, ...HUGO, ...change }])).status).toBe(422)
  })

  it('answers 401 without a token, 404 for somebody else’s, 409 once the departure has come or is canceled', async () => {
    const id = await book()
    const participants = [{ position: 1, ...HUGO }]
    expect((await patch(id, participants, '')).status).toBe(401)
    expect((await patch(id, participants, stranger.token)).status).toBe(404)
    expect((await patch(999_999, participants)).status).toBe(404)
    expect((await patch(await book({ days: 0 }), participants)).status).toBe(409)
    expect((await patch(await book({ status: 'canceled' }), participants)).status).toBe(409)
  })
})

describe('a private link', () => {
  it('lets its bearer complete one profile, and see nothing of the others', async () => {
    const id = await book()
    await patch(id, [{ position: 1, ...HUGO, first_name: 'Camille', emergency_name: 'Jeanne Rey' }])
    const { status, body } = await share(id, 2)
    expect({ status, sent_to: body.sent_to }).toEqual({ status: 200, sent_to: null })
    const profile = await open(body.url)
    expect(profile).toMatchObject({
      status: 200,
      body: { expedition: { sizes_asked: ['shoe_eu'] }, participant: { position: 2 } },
    })
    expect(JSON.stringify(profile.body)).not.toContain('Jeanne')
    expect(profile.headers.get('cache-control')).toBe('no-store')

    const saved = await open(body.url, HUGO)
    expect(saved.body.participant).toMatchObject({ first_name: 'Hugo', completeness: 100 })
    const events = await query(
      'select author_id, detail from reservation_events where reservation_id = $1 order by id',
      [id],
    )
    expect(events.at(-1)).toEqual({ author_id: null, detail: 'Voyageur 2, par son lien privé' })
  })

  it('is replaced by the next one, and the database keeps neither', async () => {
    const id = await book()
    const first = (await share(id, 2)).body.url
    const second = (await share(id, 2)).body.url
    expect((await open(first)).status).toBe(404)
    expect((await open(second)).status).toBe(200)
    const kept = JSON.stringify(await query('select * from participants where reservation_id = $1', [id]))
    expect(kept).not.toContain(tokenOfFragment(new URL(second).hash))
  })

  it('leaves by mail when asked, without the outbox keeping it', async () => {
    const id = await book()
    await patch(id, [{ position: 2, ...HUGO, email: `hugo-${String(id)}@exemple.fr` }])
    const { body } = await share(id, 2, { send: true })
    expect(body.sent_to).toBe(`hugo-${String(id)}@exemple.fr`)
    const jobs = await query(`select payload from graphile_worker._private_jobs`)
    expect(JSON.stringify(jobs)).not.toContain(tokenOfFragment(new URL(body.url).hash))
    await runJobs()
    expect(mailServer.lastTo(`hugo-${String(id)}@exemple.fr`)?.text).toContain(body.url)
  })

  it('is the same by mail as the one made just before; another one is not sent in its place', async () => {
    const id = await book()
    await patch(id, [{ position: 2, ...HUGO, email: `hugo-${String(id)}@exemple.fr` }])
    const made = (await share(id, 2)).body.url
    const sent = (await share(id, 2, { send: true, token: tokenOfFragment(new URL(made).hash) })).body.url
    expect(sent).toBe(made)
    expect((await open(made)).status).toBe(200)
    const stranger = (await share(id, 2, { send: true, token: 'of-another' })).body.url
    expect(stranger).not.toBe(made)
    expect(stranger).not.toContain('of-another')
  })

  it('cannot be mailed without an address', async () => {
    const { status, body } = await share(await book(), 2, { send: true })
    expect({ status, error: body.error }).toEqual({ status: 422, error: 'Ajoute d’abord son adresse email.' })
  })

  it('answers 401 without a token, 404 for somebody else’s and for a traveler who is not there', async () => {
    const id = await book()
    expect((await share(id, 1, {}, '')).status).toBe(401)
    expect((await share(id, 1, {}, stranger.token)).status).toBe(404)
    expect((await share(id, 3)).status).toBe(404)
  })

  it('is worth nothing when unknown, when the booking is canceled, and when the trip is over', async () => {
    expect((await open('https://site.test/participants#token=un-lien-que-personne-n-a-fait')).status).toBe(404)
    const id = await book()
    const { url } = (await share(id, 1)).body
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [id])
    expect((await open(url)).status).toBe(409)
    expect((await open(url, HUGO)).status).toBe(409)
    await query(`update reservations set status = 'confirmed' where id = $1`, [id])
    await query(
      `update departures set departure_start = now() - interval '5 days', departure_end = now() - interval '2 days'
       where id = (select departure_id from reservations where id = $1)`,
      [id],
    )
    expect((await open(url)).status).toBe(404)
  })

  it('shows a profile on the way, and changes it no more', async () => {
    const id = await book()
    const { url } = (await share(id, 1)).body
    await query(
      `update departures set departure_start = now(), departure_end = now() + interval '2 days'
       where id = (select departure_id from reservations where id = $1)`,
      [id],
    )
    expect((await open(url)).status).toBe(200)
    expect((await open(url, HUGO)).status).toBe(409)
  })

  it('changes what is sent and nothing else', async () => {
    const { url } = (await share(await book(), 1)).body
    const whole = (await open(url, HUGO)).body.participant
    expect((await open(url, {})).body.participant).toEqual(whole)
    expect((await open(url, { level: 4 })).body.participant).toEqual({ ...whole, level: 4 })
    const unknown = await open(url, { position: 1 })
    expect(unknown.status).toBe(422)
    expect(JSON.stringify(unknown.body)).toMatch(/Champ inconnu\s: position\./)
    expect((await open(url)).body.participant).toEqual({ ...whole, level: 4 })
  })

  it('saves a field beside a date of birth that a later rule of the trip refuses', async () => {
    const id = await book()
    const { url } = (await share(id, 1)).body
    await open(url, HUGO)
    await query(`update participants set birth_date = now() - interval '2 years' where reservation_id = $1`, [id])
    expect((await open(url, { level: 4 })).status).toBe(200)
    const { status, body } = await open(url, { birth_date: '2025-01-01' })
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: [{ field: 'birth_date', message: tooYoung(8) }],
    })
  })

  it('says what is wrong with a profile', async () => {
    const { url } = (await share(await book(), 1)).body
    const { status, body } = await open(url, { ...HUGO, emergency_phone: '12' })
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ field: 'emergency_phone', message: INVALID_PHONE }])
  })
})

describe('PATCH reservations/:id/kit', () => {
  it('remembers what is packed of the trip’s list, in its order', async () => {
    const id = await book()
    expect((await kit(id, ['Gourde', 'Parapluie', 'Frontale'])).body).toEqual({ kit_packed: ['Frontale', 'Gourde'] })
    expect((await kit(id, ['Gourde'])).body).toEqual({ kit_packed: ['Gourde'] })
    const { body } = await patch(id, [{ position: 1, ...HUGO }])
    expect(body.kit_packed).toEqual(['Gourde'])
  })

  it('answers 401 without a token and 404 for somebody else’s', async () => {
    const id = await book()
    expect((await kit(id, [], '')).status).toBe(401)
    expect((await kit(id, [], stranger.token)).status).toBe(404)
  })
})
