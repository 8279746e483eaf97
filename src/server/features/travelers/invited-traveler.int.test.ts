import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { OwnProfile } from '@/contract/participants'
import { tokenOfFragment } from '@/domain/accounts/secret-link'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { newClient } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { cancelDeparture } from '../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Person = Awaited<ReturnType<typeof signInAs>>

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: { id: number; slug: string; name: string }
let camille: Person
let staff: Person

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = await createExpedition(payload, {
    name: 'Le tour du lac invité',
    station: 'Gare de Die',
    access: { station_name: 'Valence TGV' },
    meeting_point: 'Devant la gare de Die',
    journeys: [{ city: 'Lyon', duration: '2 h', legs: [{ time: '8 h', place: 'Part-Dieu', note: 'Voie B' }] }],
    kit: [{ text: 'Frontale' }],
  })
  camille = await signInAs(payload, { first_name: 'Camille' })
  await query(`update users set last_name = 'Berger' where id = $1`, [camille.id])
  staff = await signInAs(payload, { role: 'staff' })
})

const leave = (days = 60) =>
  createDeparture(payload, {
    expedition: expedition.id,
    departure_start: inDays(days),
    departure_end: inDays(days + 2),
  })

/** A booking for three: the second traveler is invited by mail, the third is known and was sent nothing. */
const invite = async () => {
  const departure = await leave()
  const reservation = await createBooking({ user: camille.id, departure: departure.id, travelers: 3 })
  const [hugo, ines] = [`hugo-${String(reservation)}@exemple.test`, `ines-${String(reservation)}@exemple.test`]
  await query(
    `insert into participants (reservation_id, position, first_name, email, emergency_name) values
       ($1, 1, 'Camille', $2, 'Jeanne Rey'), ($1, 2, 'Hugo', $3, null), ($1, 3, 'Inès', $4, 'Paul Rey')`,
    [reservation, camille.email, hugo, ines],
  )
  const link = async (position: number) => {
    const path = `v1/reservations/${String(reservation)}/participants/${String(position)}/link`
    const { body } = await call<{ url: string }>(path, { method: 'POST', body: {}, token: camille.token })
    return tokenOfFragment(new URL(body.url).hash)
  }
  return { departure, reservation, hugo, ines, token: await link(2), link }
}

const open = (token: string) =>
  call<OwnProfile & { error: string }>('v1/participants/profile', {
    headers: { ...newClient(), 'link-token': token },
  })

const lastTo = async (address: string) => {
  await runJobs()
  return mailServer.lastTo(address)
}

const ask = (path: string, body: unknown, token = staff.token) => call(path, { method: 'POST', body, token })

describe('what an invited traveler sees', () => {
  it('is who invites, the trip, its days, the way there and the bag, and nobody else', async () => {
    const { token, ines, reservation } = await invite()
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      invited_by: 'Camille',
      expedition: { slug: expedition.slug, name: expedition.name, station: 'Gare de Die', rail_station: 'Valence TGV' },
      departure_start: inDays(60).slice(0, 10),
      departure_end: inDays(62).slice(0, 10),
      journeys: [{ city: 'Lyon', duration: '2 h', legs: [{ time: '8 h', place: 'Part-Dieu', note: 'Voie B' }] }],
      kit: ['Frontale'],
      participant: { first_name: 'Hugo' },
    })
    const { number } = (await queryOne<{ number: string }>('select number from reservations where id = $1', [
      reservation,
    ])) ?? { number: '' }
    for (const secret of ['Jeanne', 'Paul', 'Inès', 'Berger', ines, camille.email, number, 'price', 'total']) {
      expect(JSON.stringify(body)).not.toContain(secret)
    }
  })

  it('names no station of France where one goes on by train beyond it', async () => {
    const { token } = await invite()
    const next = (mode: 'walk' | 'bus' | 'train_abroad') => ({ mode, label: 'La suite', km: 9, is_measured: false })
    const stationThen = async (...modes: Array<Parameters<typeof next>[0]>) => {
      const access = { station_name: 'Valence TGV', approach: modes.map(next) }
      await payload.update({ collection: 'expeditions', id: expedition.id, data: { access } })
      return (await open(token)).body.expedition.rail_station
    }
    expect(await stationThen('walk', 'train_abroad', 'bus')).toBeNull()
    expect(await stationThen('bus', 'train_abroad')).toBe('Valence TGV')
    expect(await stationThen()).toBe('Valence TGV')
  })

  it.each([
    ['the first traveler', 1, null],
    ['one of the same address', 3, 'of Camille'],
  ])('names nobody to who booked: %s', async (_who, position, email) => {
    const { link, reservation } = await invite()
    await query('update participants set email = $3 where reservation_id = $1 and position = $2', [
      reservation,
      position,
      email && camille.email,
    ])
    expect((await open(await link(position))).body.invited_by).toBeNull()
  })

  it('is that the trip is canceled, once it is', async () => {
    const { token, reservation } = await invite()
    await query(`update reservations set status = 'canceled', canceled_at = now() where id = $1`, [reservation])
    expect(await open(token)).toMatchObject({
      status: 409,
      body: { error: 'Ce voyage n’aura pas lieu. La personne qui a réservé sait pourquoi.' },
    })
  })
})

describe('what an invited traveler gives by the link', () => {
  const GIVEN = { phone: '0639982211', emergency_name: 'Maud Roy', emergency_phone: '0645678901', diet: 'Noix' }
  const SECRETS = ['Maud', '645678901', 'Noix']

  const give = (token: string, changes: object = GIVEN) =>
    call('v1/participants/profile', {
      method: 'PATCH',
      body: changes,
      headers: { ...newClient(), 'link-token': token },
    })

  const kept = (reservation: number, position = 2) =>
    queryOne(
      `select emergency_name, emergency_phone, diet from participants where reservation_id = $1 and position = $2`,
      [reservation, position],
    )

  const asHost = (path: string, options: { method?: 'PATCH'; body?: unknown } = {}) =>
    call(`v1/${path}`, { ...options, token: camille.token })

  it('is hidden from whoever booked: booking, new link, export', async () => {
    const { reservation, token, link } = await invite()
    expect(await give(token)).toMatchObject({ status: 200 })
    const booking = await asHost(`reservations/${String(reservation)}`)
    const answers = [booking, await open(await link(2)), await asHost('user/export')]
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret)
    }
    expect(booking.body).toMatchObject({
      participants: [
        { emergency_name: 'Jeanne Rey' },
        { phone: '+33639982211', given_privately: ['emergency_name', 'emergency_phone', 'diet'] },
        {},
      ],
    })
    const [, hugo] = (booking.body as { participants: Array<{ missing: string[] }> }).participants
    expect(hugo?.missing).not.toContain('diet')
  })

  it('stays when whoever booked saves a form that does not show it, and is theirs once typed again', async () => {
    const { reservation, token } = await invite()
    await give(token)
    const save = (changes: object) =>
      asHost(`reservations/${String(reservation)}/participants`, {
        method: 'PATCH',
        body: { participants: [{ position: 2, ...changes }] },
      })
    await save({ first_name: 'Hugo', emergency_name: '', emergency_phone: null, diet: null })
    expect(await kept(reservation)).toEqual({
      emergency_name: 'Maud Roy',
      emergency_phone: '+33645678901',
      diet: 'Noix',
    })
    expect((await save({ diet: 'Végétarien' })).body).toMatchObject({
      participants: [{}, { diet: 'Végétarien', given_privately: ['emergency_name', 'emergency_phone'] }, {}],
    })
  })

  it('stays hidden when another traveler leaves', async () => {
    const { reservation, link } = await invite()
    await give(await link(3))
    await query('delete from participants where reservation_id = $1 and position = 2', [reservation])
    await query('update participants set position = 2 where reservation_id = $1 and position = 3', [reservation])
    expect(JSON.stringify((await asHost(`reservations/${String(reservation)}`)).body)).not.toContain('Noix')
  })

  it('is shown to whoever booked when it is their own profile', async () => {
    const { reservation, link } = await invite()
    await give(await link(1))
    expect((await asHost(`reservations/${String(reservation)}`)).body).toMatchObject({
      participants: [{ diet: 'Noix' }, {}, {}],
    })
  })
})

describe('an invited traveler is written to', () => {
  it('when the reservation is moved to other days, alone of the travelers', async () => {
    const { reservation, hugo, ines } = await invite()
    const later = await leave(90)
    await ask(`reservations/${String(reservation)}/move`, { departure_id: later.id })
    const mail = await lastTo(hugo)
    expect(mail?.subject).toBe(`De nouvelles dates pour ${expedition.name}`)
    expect(mail?.text).toContain(`/expeditions/${expedition.slug}`)
    expect(mail?.text).not.toMatch(/€|Berger|Jeanne/)
    expect(mailServer.lastTo(ines)).toBeUndefined()
  })

  it.each([
    [
      'the agency cancels the reservation',
      ({ reservation }: { reservation: number }) =>
        ask(`reservations/${String(reservation)}/cancel`, { reason: 'Motif privé', fee_cents: 0 }),
    ],
    [
      'the agency cancels the departure',
      ({ departure }: { departure: { id: number } }) =>
        cancelDeparture({ id: departure.id, token: staff.token, reason: 'Motif privé' }),
    ],
    [
      'who booked cancels',
      ({ reservation }: { reservation: number }) =>
        ask(`v1/reservations/${String(reservation)}/cancel`, { fee: 0 }, camille.token),
    ],
  ])('when %s, never why', async (_case, cancel) => {
    const invited = await invite()
    expect((await cancel(invited)).status).toBe(200)
    const mail = await lastTo(invited.hugo)
    expect(mail?.subject).toContain('ton voyage est annulé')
    expect(mail?.text).toContain('Camille a les détails')
    expect(mail?.text).not.toMatch(/Motif|€/)
    expect(mailServer.lastTo(invited.ines)).toBeUndefined()
  })
})
