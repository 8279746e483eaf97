import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { OutputOf } from '@/contract/define-route'
import { listGuidedDepartures } from '@/contract/guide-calendar'
import { GuideDeparture } from '@/contract/guide-departures'
import { query, queryOne } from '@/server/platform/db/pool'
import { inDays } from '../../../../tests/factories/departure'
import { call } from '../../../../tests/integration/call'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { participantOf, prepareGuided, signUp, type Person } from '../../../../tests/factories/guided'

type Body = GuideDeparture & { error: string; sent_to: string }
const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let maelle: Person
let yann: Person
let camille: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  maelle = await signUp(payload, 'Maëlle', 'guide')
  yann = await signUp(payload, 'Yann', 'guide')
  camille = await signUp(payload, 'Camille', 'customer')
})
/** A departure that Maëlle leads by default, booked by Camille for two of whom one is known. */
const prepare = (options: { days?: number; guide?: number } = {}) =>
  prepareGuided({ payload, lead: maelle, customer: camille, ...options })

const look = (id: number, token: string | undefined = maelle.token, search = '') =>
  call<Body>(`v1/guide/departures/${String(id)}${search}`, { token })

const remind = (id: number, participant: number, token: string | undefined = maelle.token) =>
  call<Body>(`v1/guide/departures/${String(id)}/participants/${String(participant)}/remind`, { method: 'POST', token })

const viewsOf = (id: number) =>
  query('select viewer_id, kind from roster_views where departure_id = $1 order by id', [id])

describe('GET guide/departures', () => {
  const list = (token: string) => call<OutputOf<typeof listGuidedDepartures.response>>('v1/guide/departures', { token })

  it('answers what one guides by date, how full and what waits, and nothing personal', async () => {
    const nina = await signUp(payload, 'Nina', 'guide')
    const far = await prepare({ days: 40, guide: nina.guide })
    const near = await prepare({ days: 12, guide: nina.guide })
    await query(
      `insert into messages (expedition_id, author_id, body, status)
       select expedition_id, $2, 'Y a-t-il du réseau ?', 'visible' from departures where id = $1`,
      [near.id, camille.id],
    )
    const { status, body } = await list(nina.token)
    expect(status).toBe(200)
    expect(listGuidedDepartures.response.parse(body)).toEqual(body)
    expect(body.is_guide).toBe(true)
    expect(body.departures.map(({ departure_id }) => departure_id)).toEqual([near.id, far.id])
    expect(body.departures[0]).toMatchObject({
      departure_start: inDays(12).slice(0, 10),
      status: 'open',
      capacity: 8,
      seats_taken: 2,
      incomplete_profiles: 1,
      questions: 1,
    })
    expect(JSON.stringify(body)).not.toMatch(/Inès|Kaddour|noix|exemple\.fr|6399871/)
  })

  it('counts no question that was answered, hidden, or of a trip without a page', async () => {
    const nina = await signUp(payload, 'Nina', 'guide')
    const { id } = await prepare({ guide: nina.guide })
    const ask = (status: string) =>
      queryOne<{ id: number; expedition_id: number }>(
        `insert into messages (expedition_id, author_id, body, status)
         select expedition_id, $2, 'Y a-t-il du réseau ?', $3::enum_messages_status from departures where id = $1
         returning id, expedition_id`,
        [id, camille.id, status],
      )
    const asked = await ask('visible')
    await ask('hidden')
    const count = async () => (await list(nina.token)).body.departures[0]?.questions
    expect(await count()).toBe(1)
    await query(
      `insert into messages (expedition_id, author_id, body, parent_id, status)
       values ($1, $2, 'Par endroits.', $3, 'visible')`,
      [asked?.expedition_id, nina.id, asked?.id],
    )
    expect(await count()).toBe(0)
  })

  it('has nothing for a customer, another guide, or without a token', async () => {
    await prepare()
    expect((await list(camille.token)).body).toMatchObject({ is_guide: false, departures: [] })
    expect((await list((await signUp(payload, 'Nina', 'guide')).token)).body).toMatchObject({
      is_guide: true,
      departures: [],
    })
    expect((await list('')).status).toBe(401)
  })
})

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

  it('tells the number of the agency on duty, null without one', async () => {
    const { id } = await prepare()
    for (const emergency_phone of ['+33465712099', null]) {
      await payload.updateGlobal({ slug: 'site-settings', data: { emergency_phone } })
      expect((await look(id)).body.emergency_phone).toBe(emergency_phone)
    }
  })

  it('leaves out canceled bookings', async () => {
    const { id, booking } = await prepare()
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [booking])
    expect((await look(id)).body).toMatchObject({ travelers_count: 0, participants: [] })
  })

  it('records each reading, by whom and for what', async () => {
    const { id } = await prepare()
    const staff = await signUp(payload, 'Anne', 'staff')
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
    const marketer = await signUp(payload, 'Zoé', 'marketer')
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
