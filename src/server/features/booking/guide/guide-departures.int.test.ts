import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { GuideDeparture } from '@/contract/guide-departures'
import type { Role } from '@/domain/roles'
import { createBooking } from '../../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { query, queryOne } from '@/server/platform/db/pool'

type Body = GuideDeparture & { error: string; sent_to: string }
type Person = { id: number; email: string; token: string; guide: number }

const { mailServer } = await vi.hoisted(() => import('../../../../../tests/integration/mail-server'))

let payload: Payload
let maelle: Person
let yann: Person
let camille: Person

const signUp = async (first_name: string, role: Role): Promise<Person> => {
  const { id, email, token } = await signInAs(payload, { first_name, role })
  const guide =
    role === 'guide'
      ? (
          await payload.create({
            collection: 'guides',
            data: { full_name: first_name, slug: `g-${String(id)}`, user: id },
          })
        ).id
      : 0
  return { id, email, guide, token }
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  maelle = await signUp('Maëlle', 'guide')
  yann = await signUp('Yann', 'guide')
  camille = await signUp('Camille', 'customer')
})
/** A departure that Maëlle leads by default, booked by Camille for two of whom one is known. */
const prepare = async ({ days = 30, guide }: { days?: number; guide?: number } = {}) => {
  const expedition = await createExpedition(payload, { guide: maelle.guide, sizes_asked: ['shoe_eu'] })
  const departure = await createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
    guide,
  })
  const booking = await createBooking({ user: camille.id, departure: departure.id })
  await query(
    `insert into participants (reservation_id, position, first_name, last_name, email, phone, emergency_name,
       emergency_phone, diet, birth_date, level, sizes)
     values ($1, 1, 'Inès', 'Kaddour', $2, '+33639987103', 'Karim Kaddour', '+33639987104', 'Allergie aux noix',
       '1991-05-06T12:00:00Z', 4, '{"shoe_eu":"38"}')`,
    [booking, `ines-${String(booking)}@exemple.fr`],
  )
  return { id: departure.id, booking }
}

const look = (id: number, token: string | undefined = maelle.token, search = '') =>
  call<Body>(`v1/guide/departures/${String(id)}${search}`, { token })

const remind = (id: number, participant: number, token: string | undefined = maelle.token) =>
  call<Body>(`v1/guide/departures/${String(id)}/participants/${String(participant)}/remind`, { method: 'POST', token })

const viewsOf = (id: number) =>
  query('select viewer_id, kind from roster_views where departure_id = $1 order by id', [id])

describe('GET guide/departures/:id', () => {
  it('answers who comes, also those of whom nothing is written yet', async () => {
    const { id } = await prepare()
    const { status, body, headers } = await look(id)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(GuideDeparture.parse(body)).toEqual(body)
    expect(body).toMatchObject({ seats_taken: 2, travelers_count: 2, capacity: 8, days_before: 30, is_readable: true })
    expect(body.participants).toMatchObject([
      {
        first_name: 'Inès',
        birth_date: '1991-05-06',
        diet: 'Allergie aux noix',
        sizes: { shoe_eu: '38' },
        completeness: 100,
      },
      { first_name: null, position: 2, completeness: 0, is_confirmed: true },
    ])
  })

  it('leaves out canceled bookings', async () => {
    const { id, booking } = await prepare()
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [booking])
    expect((await look(id)).body).toMatchObject({ travelers_count: 0, participants: [] })
  })

  it('records each reading, by whom and for what', async () => {
    const { id } = await prepare()
    const staff = await signUp('Anne', 'staff')
    await look(id)
    await look(id, staff.token, '?for=print')
    expect(await viewsOf(id)).toEqual([
      { viewer_id: maelle.id, kind: 'page' },
      { viewer_id: staff.id, kind: 'print' },
    ])
  })

  it('answers nothing when the reading cannot be recorded', async () => {
    const { id } = await prepare()
    await query(`alter table roster_views add constraint refuse_all check (departure_id <> ${String(id)})`)
    const { status, body } = await look(id)
    await query('alter table roster_views drop constraint refuse_all')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('Inès')
  })

  it.each([
    ['61 days before', 61, false],
    ['60 days before', 60, true],
    ['on the way', -1, true],
    ['7 days after the return', -9, true],
    ['8 days after the return', -10, false],
  ])('shows personal data %s: %i → %s', async (_case, days, isReadable) => {
    const { id } = await prepare({ days })
    const { body } = await look(id)
    expect(body.is_readable).toBe(isReadable)
    expect(/Inès|Kaddour|noix|6399871|exemple\.fr|1991|shoe/.test(JSON.stringify(body.participants))).toBe(isReadable)
    expect(body.participants.map(({ completeness }) => completeness)).toEqual([100, 0])
    expect(await viewsOf(id)).toHaveLength(isReadable ? 1 : 0)
  })

  it('answers 401 without a token and 404 to whoever does not lead it, without a trace', async () => {
    const { id } = await prepare()
    expect((await look(id, '')).status).toBe(401)
    const marketer = await signUp('Zoé', 'marketer')
    for (const { token } of [yann, camille, marketer]) expect((await look(id, token)).status).toBe(404)
    expect((await look(999_999)).status).toBe(404)
    expect(await viewsOf(id)).toEqual([])
  })

  it('belongs to the guide named on the departure rather than to that of the expedition', async () => {
    const { id } = await prepare({ guide: yann.guide })
    expect((await look(id, yann.token)).status).toBe(200)
    expect((await look(id, maelle.token)).status).toBe(404)
  })
})

describe('POST guide/departures/:id/participants/:participant_id/remind', () => {
  const participantOf = async (booking: number, position: number): Promise<number> => {
    const row = await queryOne<{ id: number }>(
      'select id from participants where reservation_id = $1 and position = $2',
      [booking, position],
    )
    return row?.id ?? 0
  }

  it('mails the participant a private link that works, once a day', async () => {
    const { id, booking } = await prepare()
    await query('update participants set diet = null where reservation_id = $1', [booking])
    const participant = await participantOf(booking, 1)
    const email = `ines-${String(booking)}@exemple.fr`
    expect(await remind(id, participant)).toMatchObject({ status: 200, body: { sent_to: email } })
    expect(await remind(id, participant)).toMatchObject({ status: 409 })
    await runJobs()
    const text = mailServer.lastTo(email)?.text ?? ''
    const token = /\/participants#token=([\w-]+)/.exec(text)?.[1] ?? ''
    expect((await call('v1/participants/profile', { headers: { 'link-token': token } })).status).toBe(200)
  })

  it('writes to who booked when the participant has no address', async () => {
    const { id, booking } = await prepare()
    await look(id)
    expect((await remind(id, await participantOf(booking, 2))).body).toEqual({ sent_to: camille.email })
    await runJobs()
    expect(mailServer.lastTo(camille.email)?.text).toContain(`/my-expeditions/${String(booking)}`)
  })

  it('answers 409 to a complete profile, too early and after the departure', async () => {
    const { id, booking } = await prepare()
    expect((await remind(id, await participantOf(booking, 1))).status).toBe(409)
    for (const days of [61, 0]) {
      const other = await prepare({ days })
      await query('update participants set diet = null where reservation_id = $1', [other.booking])
      expect((await remind(other.id, await participantOf(other.booking, 1))).status).toBe(409)
    }
  })

  it('answers 401 without a token, 404 to another guide and for a participant of another departure', async () => {
    const { id, booking } = await prepare()
    const other = await prepare()
    const participant = await participantOf(booking, 1)
    expect((await remind(id, participant, '')).status).toBe(401)
    expect((await remind(id, participant, yann.token)).status).toBe(404)
    expect((await remind(other.id, participant)).status).toBe(404)
  })
})
