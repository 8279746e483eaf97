import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { DepartureDesk } from '@/contract/desk'
import type { ReservationDesk } from '@/contract/reservation-desk'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { call } from '../../../../tests/integration/call'
import { cancelDeparture } from '../../../../tests/integration/cancel-departure'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../tests/integration/sign-in-as'

type Body = DepartureDesk &
  ReservationDesk &
  ReservationDetail & { error: string; available_count: number; canceled: number; id: number }

const { mailServer } = await vi.hoisted(() => import('../../../../tests/integration/mail-server'))

let payload: Payload
let expedition: number
let staff: string

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  staff = (await signInAs(payload, { role: 'staff', first_name: 'Maud' })).token
  await runJobs()
})
const leave = (days = 90, overrides: { capacity?: number; price_cents?: number } = {}) =>
  createDeparture(payload, { expedition, departure_start: inDays(days), departure_end: inDays(days + 2), ...overrides })

const ask = (path: string, body?: unknown) =>
  call<Body>(path, { method: body === undefined ? 'GET' : 'POST', body, token: staff })

const customer = () => signInAs(payload)

const hold = ({ token }: { token: string }, departure: number, travelers: number) =>
  call<Body>('v1/cart', { method: 'POST', token, body: { departure_id: departure, travelers_count: travelers } })

const seatsOf = async (id: number) =>
  (await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [id]))?.n

const eventsOf = async (reservation: number) =>
  (
    await query<{ kind: string; detail: string | null }>(
      'select kind, detail from reservation_events where reservation_id = $1 order by id',
      [reservation],
    )
  ).map(({ kind, detail }) => [kind, detail])

const takeInsurance = ({ reservation, count }: { reservation: number; count: number }) =>
  query('update reservations set options = $2 where id = $1', [
    reservation,
    JSON.stringify([{ id: 'a', label: 'Assurance annulation', unitCents: 3_800, count }]),
  ])

describe('a departure’s desk', () => {
  it('shows who booked and who holds seats', async () => {
    const { id } = await leave()
    const [camille, hugo] = [await customer(), await customer()]
    await createBooking({ user: camille.id, departure: id, travelers: 3 })
    await hold(hugo, id, 2)
    const { body } = await ask(`departures/${String(id)}/desk`)
    expect(body).toMatchObject({
      capacity: 8,
      seats_taken: 5,
      is_past: false,
      reservations: [{ email: camille.email, travelers_count: 3, status: 'confirmed', total_cents: 150_000 }],
      holds: [{ email: hugo.email, travelers_count: 2, is_ordered: false }],
    })
  })

  it('books for a caller by the rules of the site, known or not', async () => {
    const { id } = await leave(90, { capacity: 3 })
    const camille = await customer()
    const book = (email: string, travelers_count: number, more = {}) =>
      ask(`departures/${String(id)}/book`, { email, travelers_count, first_name: 'Inès', last_name: 'Rey', ...more })
    const known = await book(camille.email.toUpperCase(), 2)
    expect(known.status).toBe(200)
    const refused = await book('nouvelle@exemple.test', 2)
    expect([refused.status, refused.body.available_count]).toEqual([409, 1])
    expect(await queryOne(`select 1 from users where email = 'nouvelle@exemple.test'`)).toBeNull()
    expect((await book('nouvelle@exemple.test', 1, { phone: '12' })).status).toBe(422)
    expect((await book('nouvelle@exemple.test', 1, { phone: '06 12 34 56 78' })).status).toBe(200)

    const added = await queryOne(
      `select role, first_name, phone, hash from users where email = 'nouvelle@exemple.test'`,
    )
    expect(added).toEqual({ role: 'customer', first_name: 'Inès', phone: '+33612345678', hash: null })
    const own = await call<Body>(`v1/reservations/${String(known.body.id)}`, { token: camille.token })
    expect(own.body).toMatchObject({ travelers_count: 2, participants: [{ first_name: 'Inès' }, { position: 2 }] })
    expect(own.body.participants[0]).toMatchObject({ email: camille.email.toLowerCase(), phone: null })
    expect(own.body.history).toMatchObject([{ kind: 'created', author: 'Maud' }])
    await runJobs()
    expect(mailServer.lastTo('nouvelle@exemple.test')?.subject).toContain('est enregistrée')
    expect(await checkDatabase()).toEqual([])
  })

  it('shows on an account what it has booked, the latest departure first, and nothing of others', async () => {
    const [near, far] = [await leave(40), await leave(90)]
    const [camille, hugo] = [await customer(), await customer()]
    const canceled = await createBooking({ user: camille.id, departure: near.id, status: 'canceled' })
    const coming = await createBooking({ user: camille.id, departure: far.id, travelers: 3 })
    await createBooking({ user: hugo.id, departure: far.id })
    const path = `users/${String(camille.id)}/bookings`
    expect((await ask(path)).body).toMatchObject({
      bookings: [
        { id: coming, status: 'confirmed', travelers_count: 3, total_cents: 150_000, paid_cents: 0 },
        { id: canceled, status: 'canceled' },
      ],
    })
    expect((await call(path, { token: camille.token })).status).toBe(404)
  })

  it('says on an account that its mail server refuses the address', async () => {
    const { id, email } = await customer()
    const refusedAt = async () =>
      (await ask(`users/${String(id)}/bookings`)).body as unknown as { address_refused_at: string | null }
    expect(await refusedAt()).toMatchObject({ address_refused_at: null })
    await query(`insert into refused_addresses (address, reply_code, template) values (lower($1), 550, 'welcome')`, [
      email,
    ])
    expect((await refusedAt()).address_refused_at).toMatch(/^20/)
  })

  it('gives who never had a password a way to the booking, with what the caller said', async () => {
    const { id } = await leave()
    const email = 'sans-cle@exemple.test'
    const person = { email: 'Sans-Cle@exemple.test', first_name: 'Ève', phone: '06 12 34 56 78', travelers_count: 1 }
    const { body } = await ask(`departures/${String(id)}/book`, person)
    await runJobs()
    const text = mailServer.lastTo(email)?.text ?? ''
    expect(text).toContain(`ouvert à l’adresse ${email}`)
    const link = /\/nouveau-mot-de-passe#token=([\w-]+)/.exec(text)?.[1]
    const answer = await call<{ token: string }>('v1/auth/new-password', {
      method: 'POST',
      body: { token: link, password: 'un mélèze en hiver' },
    })
    const own = await call<Body>(`v1/reservations/${String(body.id)}`, { token: answer.body.token })
    expect(own.body.participants).toMatchObject([{ first_name: 'Ève', email, phone: '+33612345678' }])
  })

  it('sends who can sign in straight to the booking', async () => {
    const { id } = await leave()
    const { email } = await customer()
    const { body } = await ask(`departures/${String(id)}/book`, { email, travelers_count: 1 })
    await runJobs()
    const text = mailServer.lastTo(email)?.text ?? ''
    expect(text).toContain(`/my-expeditions/${String(body.id)}`)
    expect(text).not.toContain('mot de passe')
  })

  it('cancels it: reservations free of charge, holds released, customers told', async () => {
    const { id } = await leave()
    const [camille, hugo] = [await customer(), await customer()]
    const reservation = await createBooking({ user: camille.id, departure: id, travelers: 3 })
    await hold(hugo, id, 2)
    const cancel = () => cancelDeparture({ id, token: staff, reason: 'trop de neige au col' })
    expect((await cancel()).status).toBe(200)
    expect(await seatsOf(id)).toBe(0)
    const own = await call<Body>(`v1/reservations/${String(reservation)}`, { token: camille.token })
    expect(own.body).toMatchObject({ status: 'canceled', cancellation_fee: 0 })
    expect(await eventsOf(reservation)).toEqual([['departure_canceled', 'trop de neige au col']])
    expect((await cancel()).status).toBe(409)
    await runJobs()
    expect(mailServer.lastTo(camille.email)?.text).toContain('trop de neige au col')
    expect((await hold(hugo, id, 1)).body.error).toBe('Ce départ est annulé.')
    expect(await checkDatabase()).toEqual([])
  })

  it('gives the roster as a file, and records who took it', async () => {
    const { id } = await leave()
    const camille = await customer()
    const reservation = await createBooking({ user: camille.id, departure: id, travelers: 1 })
    await query(
      `insert into participants (reservation_id, position, first_name, phone) values ($1, 1, '=Camille', '+33612345678')`,
      [reservation],
    )
    await takeInsurance({ reservation, count: 1 })
    const { body, headers } = await call<string>(`departures/${String(id)}/roster.csv`, { token: staff })
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="participants-.+\.csv"/)
    expect(body).toContain(`'=Camille`)
    expect(body).toContain('Assurance annulation ×\u00a01')
    expect(body.split('\r\n')).toHaveLength(3)
    const views = await query('select kind from roster_views where departure_id = $1', [id])
    expect(views).toEqual([{ kind: 'csv' }])
  })

  it('keeps a form from canceling it behind the customers’ backs, or lowering it below its seats', async () => {
    const { id } = await leave()
    await hold(await customer(), id, 3)
    const messageOf = (data: { status?: 'canceled'; capacity?: number }) =>
      payload.update({ collection: 'departures', id, data }).then(
        () => 'saved',
        (error: unknown) => JSON.stringify(error, ['data', 'errors', 'message']),
      )
    expect(await messageOf({ status: 'canceled' })).toContain('Annuler ce départ')
    expect(await messageOf({ capacity: 2 })).toContain('3 places sont déjà prises')
    await query('update carts set hold_expires_at = now()')
    expect(await messageOf({ capacity: 2 })).toBe('saved')
    expect(await messageOf({ status: 'canceled' })).toBe('saved')
  })
})

describe('a reservation’s desk', () => {
  const book = async (days = 90) => {
    const { id: departure } = await leave(days)
    const owner = await customer()
    return { departure, owner, id: await createBooking({ user: owner.id, departure, status: 'pending' }) }
  }

  it('confirms once, and tells the customer', async () => {
    const { id, owner } = await book()
    expect((await ask(`reservations/${String(id)}/confirm`, {})).status).toBe(200)
    const again = await ask(`reservations/${String(id)}/confirm`, {})
    expect([again.status, again.body.error]).toEqual([409, 'Cette réservation est déjà confirmée.'])
    await runJobs()
    expect(mailServer.lastTo(owner.email)?.subject).toContain('est confirmée')
  })

  it('moves it to no day on which a traveler is too young', async () => {
    const family = await createExpedition(payload, { expedition_type: 'family', age_min_child: 8 })
    const on = (days: number) =>
      createDeparture(payload, {
        expedition: family.id,
        departure_start: inDays(days),
        departure_end: inDays(days + 2),
      })
    const [early, booked, late] = [await on(60), await on(90), await on(120)]
    const id = await createBooking({ user: (await customer()).id, departure: booked.id, travelers: 2 })
    await query(
      `insert into participants (reservation_id, position, birth_date)
       values ($1, 1, $2::timestamptz - interval '8 years')`,
      [id, booked.departure_start],
    )
    const move = (to: number) => ask(`reservations/${String(id)}/move`, { departure_id: to })
    const refused = await move(early.id)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Cette aventure se vit à partir de 8\u00a0ans, le jour du départ.',
    ])
    expect((await move(late.id)).status).toBe(200)
  })

  it('moves it to another departure with room, at its price', async () => {
    const { id, departure, owner } = await book()
    const [full, dearer] = [await leave(100, { capacity: 1 }), await leave(110, { price_cents: 60_000 })]
    const { body } = await ask(`reservations/${String(id)}/desk`)
    expect(body.choices.find((choice) => choice.id === full.id)).toBeUndefined()
    expect(body.choices.find((choice) => choice.id === dearer.id)).toMatchObject({ difference_cents: 20_000 })
    const move = (to: number) => ask(`reservations/${String(id)}/move`, { departure_id: to })
    expect((await move(full.id)).body.available_count).toBe(1)
    expect((await move(departure)).status).toBe(422)
    const elsewhere = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
    expect((await move(elsewhere.id)).status).toBe(422)
    expect((await move(dearer.id)).status).toBe(200)
    expect([await seatsOf(departure), await seatsOf(dearer.id)]).toEqual([0, 2])
    const own = await call<Body>(`v1/reservations/${String(id)}`, { token: owner.token })
    expect(own.body).toMatchObject({ departure_id: dearer.id, price: { total: 1200, deposit: 360 } })
    await runJobs()
    expect(mailServer.lastTo(owner.email)?.subject).toContain('change de dates')
    expect((await checkDatabase()).filter(({ check }) => check === 'seats')).toEqual([])
  })

  it('cancels with the reason and the fee the agency chooses', async () => {
    const { id, departure, owner } = await book(20)
    expect((await ask(`reservations/${String(id)}/desk`)).body.fee_cents).toBe(30_000)
    const cancel = (fee_cents: number, reason = 'accident') =>
      ask(`reservations/${String(id)}/cancel`, { reason, fee_cents })
    expect((await cancel(100_001)).status).toBe(422)
    expect((await cancel(0, '')).status).toBe(422)
    expect((await cancel(5_000)).status).toBe(200)
    expect((await cancel(5_000)).status).toBe(409)
    expect(await seatsOf(departure)).toBe(0)
    await runJobs()
    expect(mailServer.lastTo(owner.email)?.text).toContain('Le motif\u00a0: accident')
  })
})

describe('a desk', () => {
  const PATHS = [
    ['GET', 'departures/1/desk'],
    ['GET', 'departures/1/roster.csv'],
    ['POST', 'departures/1/book'],
    ['POST', 'departures/1/cancel'],
    ['POST', 'departures/1/cancel/preview'],
    ['POST', 'departures/1/cancel/stop'],
    ['POST', 'departures/1/cancel/now'],
    ['GET', 'reservations/refunds-due'],
    ['GET', 'reservations/1/desk'],
    ['POST', 'reservations/1/confirm'],
    ['POST', 'reservations/1/information-form'],
    ['POST', 'reservations/1/payments'],
    ['POST', 'reservations/1/move'],
    ['POST', 'reservations/1/cancel'],
  ] as const

  it.each(['customer', 'guide', 'marketer'] as const)('refuses a %s', async (role) => {
    const { token } = await signInAs(payload, { role })
    for (const [method, path] of PATHS) {
      const { status } = await call(path, { method, token, ...(method === 'POST' && { body: {} }) })
      expect(status, path).toBe(role === 'customer' ? 404 : 403)
    }
  })

  it('refuses a stranger, and a page of another site', async () => {
    for (const [method, path] of PATHS) {
      expect((await call(path, { method, ...(method === 'POST' && { body: {} }) })).status, path).toBe(404)
    }
    const headers = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }
    const answer = await call('departures/1/cancel', { method: 'POST', token: staff, body: { reason: 'non' }, headers })
    expect(answer.status).toBe(403)
  })
})
