import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OutputOf } from '@/contract/define-route'
import type { previewDeletion } from '@/contract/personal-data'
import { FORMER_MEMBER } from '@/domain/catalogue/former-member'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createBooking } from '../../../../../tests/factories/booking'
import { createBusyCustomer } from '../../../../../tests/factories/busy-customer'
import { createDeparture, inDays } from '../../../../../tests/factories/departure'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createTrip } from '../../../../../tests/factories/trip'
import { createUser, PASSWORD } from '../../../../../tests/factories/user'
import { logIn, newEmail, tokenOf, type AccountBody } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { tablesNaming } from '../../../../../tests/integration/tables-naming'

const GONE = '[coordonnées retirées]'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('deleting one’s account', () => {
  const preview = async (token: string) =>
    (await call<Partial<OutputOf<(typeof previewDeletion)['response']>>>('v1/user/deletion', { token })).body

  /** As the page does: what was shown is what is agreed to. */
  const remove = async (token: string, confirmation: string) => {
    const { reservations, fee } = await preview(token)
    const cancels = reservations?.map(({ reservation_id: id }) => id)
    return call<AccountBody>('v1/user/deletion', { method: 'POST', token, body: { confirmation, cancels, fee } })
  }

  it('asks for the password', async () => {
    const { email, token } = await signInAs(payload)
    for (const wrong of ['pas le bon', email]) expect((await remove(token, wrong)).status).toBe(422)
    expect((await call('v1/user', { token })).status).toBe(200)
    expect((await remove('', PASSWORD)).status).toBe(401)
  })

  it('keeps the accounts of the reservation and forgets the person', async () => {
    const { id, email } = await createBusyCustomer(payload)
    await query(
      `insert into call_requests (phone, wanted_at, user_id, status) values ('+33639980166', now(), $1, 'open')`,
      [id],
    )
    await query(
      `insert into contact_messages (topic, name, email, body, state, user_id)
       values ('press', 'Maëlle', lower($2), 'À effacer.', 'new', null), ('press', 'Maëlle', 'x@y.test', 'À effacer.', 'new', $1)`,
      [id, email],
    )
    await query('update reservations set information_form_sent_to = $2 where user_id = $1', [id, email])
    await query(`insert into refused_addresses values (lower($1), 550, 'welcome')`, [email])
    await query(`insert into user_levels (user_id, version, answers, levels) values ($1, '2026-11', '{}', '{}')`, [id])
    await query(`insert into user_towns (user_id, place_code) values ($1, '22215')`, [id])
    const token = await tokenOf(email)
    const { status, headers } = await remove(token, PASSWORD)
    expect(status).toBe(200)
    expect(headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['payload-token=', 'd_id='])
    expect(headers.get('clear-site-data')).toBe('"cache"')
    expect((await call('v1/user', { token })).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)

    const row = await queryOne('select * from users where id = $1', [id])
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|Maëlle|\\+336|pbkdf2`))
    const reservations = await query(
      'select total_cents::int, information_form_sent_to as form_sent_to from reservations where user_id = $1',
      [id],
    )
    expect(reservations).toEqual([{ total_cents: 100_000, form_sent_to: null }])
    const travelers = await query(
      'select p.* from participants p join reservations r on r.id = p.reservation_id where r.user_id = $1',
      [id],
    )
    expect(travelers).toHaveLength(1)
    expect(JSON.stringify(travelers)).not.toMatch(/Jeanne|arachide/)
    expect(await query('select 1 from carts where user_id = $1', [id])).toEqual([])
    expect((await checkDatabase()).filter(({ check }) => check === 'seats')).toEqual([])
    const left = await queryOne(
      `select (select count(*)::int from interests where user_id = $1) as favourites,
         (select count(*)::int from users_sessions where _parent_id = $1) as sessions,
         (select count(*)::int from newsletter_subscribers where email = $2)
           + (select count(*)::int from refused_addresses where address = lower($2)) as newsletter,
         (select count(*)::int from reviews where user_id = $1) as reviews,
         (select count(*)::int from user_levels where user_id = $1) as levels,
         (select count(*)::int from user_towns where user_id = $1) as towns,
         (select count(*)::int from call_requests where phone = '+33639980166') as calls,
         (select count(*)::int from contact_messages where body = 'À effacer.') as written`,
      [id, email],
    )
    expect(left).toEqual({
      favourites: 0,
      sessions: 0,
      newsletter: 0,
      reviews: 0,
      levels: 0,
      towns: 0,
      calls: 0,
      written: 0,
    })
  })

  it('leaves what was written from an address that the account never proved to be its own', async () => {
    const { email, token } = await signInAs(payload, { isProven: false })
    await query(
      `insert into contact_messages (topic, name, email, body, state) values ('press', 'Lou', lower($1), 'À garder.', 'new')`,
      [email],
    )
    const exported = await call<{ contact_messages: unknown[] }>('v1/user/export', { token })
    expect(exported.body.contact_messages).toEqual([])
    expect((await remove(token, PASSWORD)).status).toBe(200)
    expect(await query(`select 1 from contact_messages where body = 'À garder.'`)).toHaveLength(1)
  })

  it('says beforehand what it cancels, then frees these seats for the fees that were told', async () => {
    const expedition = await createExpedition(payload)
    const { id, email } = await createUser(payload)
    const leave = (days: number) =>
      createDeparture(payload, {
        expedition: expedition.id,
        departure_start: inDays(days),
        departure_end: inDays(days + 2),
      })
    const [far, near] = [await leave(90), await leave(20)]
    const free = await createBooking({ user: id, departure: far.id, travelers: 2 })
    const costly = await createBooking({ user: id, departure: near.id, travelers: 1 })
    await query(
      `insert into payments (reservation_id, kind, amount_cents, received_at) values ($1, 'deposit', 20000, now())`,
      [costly],
    )
    await query(`update users set last_name = 'Rey' where id = $1`, [id])
    const token = await tokenOf(email)
    expect(await preview(token)).toEqual({
      reservations: [
        {
          reservation_id: costly,
          name: expedition.name,
          departure_date: inDays(20).slice(0, 10),
          fee: 150,
          refund: 50,
        },
        { reservation_id: free, name: expedition.name, departure_date: inDays(90).slice(0, 10), fee: 0, refund: 0 },
      ],
      fee: 150,
      refund: 50,
    })
    expect((await remove(token, PASSWORD)).status).toBe(200)
    const after = await query(
      `select r.id, r.status, cancellation_fee_cents::int as fee, billing_name, seats_taken::int as seats
       from reservations r join departures d on d.id = r.departure_id where r.user_id = $1 order by r.id`,
      [id],
    )
    expect(after).toEqual([
      { id: free, status: 'canceled', fee: 0, billing_name: null, seats: 0 },
      { id: costly, status: 'canceled', fee: 15_000, billing_name: 'Camille Rey', seats: 0 },
    ])
    expect(await query('select kind, author_id from reservation_events where reservation_id = $1', [costly])).toEqual([
      { kind: 'canceled', author_id: id },
    ])
    const staff = await signInAs(payload, { role: 'staff' })
    const desk = await call(`reservations/${String(costly)}/desk`, { token: staff.token })
    expect(desk.body).toMatchObject({ refund_due_cents: 5_000 })
    const departureDesk = await call(`departures/${String(near.id)}/desk`, { token: staff.token })
    expect(departureDesk.body).toMatchObject({ reservations: [{ customer: 'Camille Rey' }] })
    expect((await checkDatabase()).filter(({ check }) => check === 'seats')).toEqual([])
  })

  it('does nothing when it cancels something else than what was shown', async () => {
    const { id, email } = await createUser(payload)
    const departure = await createDeparture(payload, { expedition: (await createExpedition(payload)).id })
    const reservation = await createBooking({ user: id, departure: departure.id })
    const token = await tokenOf(email)
    for (const told of [{}, { cancels: [reservation], fee: 1 }, { cancels: [reservation, 999_999], fee: 0 }]) {
      const body = { confirmation: PASSWORD, ...told }
      const answer = await call<AccountBody & { reason: string }>('v1/user/deletion', { method: 'POST', token, body })
      expect([answer.status, answer.body.reason]).toEqual([409, 'cancels'])
    }
    expect(await queryOne('select status from reservations where id = $1', [reservation])).toEqual({
      status: 'confirmed',
    })
    expect((await call('v1/user', { token })).status).toBe(200)
  })

  it('leaves who is called in an emergency to a guide on the way, and erases it after the return', async () => {
    const { id, email } = await createUser(payload)
    const reservation = await createTrip(payload, {
      user: id,
      expedition: (await createExpedition(payload)).id,
      endsIn: 1,
    })
    await query(
      `insert into participants (reservation_id, position, first_name, emergency_phone, link_token_hash)
       values ($1, 1, 'Inès', '+33639982211', 'of-the-trip')`,
      [reservation],
    )
    const left = () =>
      queryOne('select first_name, emergency_phone, link_token_hash from participants where reservation_id = $1', [
        reservation,
      ])
    expect((await remove(await tokenOf(email), PASSWORD)).status).toBe(200)
    expect(await left()).toEqual({ first_name: 'Inès', emergency_phone: '+33639982211', link_token_hash: null })
    await query(
      `update departures set departure_start = departure_start - interval '40 days',
         departure_end = departure_end - interval '40 days'
       where id = (select departure_id from reservations where id = $1)`,
      [reservation],
    )
    await query(`select graphile_worker.add_job('forget_trip_data')`)
    await runJobs()
    expect(await left()).toEqual({ first_name: null, emergency_phone: null, link_token_hash: null })
  })

  it('leaves what was published, signed by nobody and without contacts, and drops what awaited its turn', async () => {
    const { id, email, expedition } = await createBusyCustomer(payload)
    const said = `Écris à ${email} ou au 06 12 34 56 78 (+33612345678), départ le 12.05.2026 à 8 h.`
    const left = `Écris à ${GONE} ou au ${GONE} (${GONE}), départ le 12.05.2026 à 8 h.`
    await query(`update reviews set status = 'published', text = $2 where user_id = $1`, [id, said])
    await query('update messages set body = $2 where author_id = $1', [id, said])
    await query(
      `insert into reviews (expedition_id, first_name, text, user_id, status) values ($1, 'Maëlle', 'À venir', $2, 'pending')`,
      [expedition.id, id],
    )
    await runJobs()
    await remove(await tokenOf(email), PASSWORD)
    const questions = await call(`v1/expeditions/${String(expedition.id)}/messages`)
    expect(questions.body).toMatchObject([{ body: left, author: { first_name: FORMER_MEMBER, avatar_url: null } }])
    expect(await query('select first_name, text from reviews where expedition_id = $1', [expedition.id])).toEqual([
      { first_name: FORMER_MEMBER, text: left },
    ])
  })

  it('and ordering at the same time follow each other: no seat stays taken by nobody', async () => {
    const expedition = await createExpedition(payload)
    for (let round = 0; round < 4; round += 1) {
      const { id, email } = await createUser(payload)
      const departure = await createDeparture(payload, { expedition: expedition.id })
      const token = await tokenOf(email)
      const cart = await call<{ id: number }>('v1/cart', {
        method: 'POST',
        token,
        body: { departure_id: departure.id, travelers_count: 2 },
      })
      const { body: detail } = await call<{ terms_version: string; price: { total: number } }>(
        `v1/carts/${String(cart.body.id)}`,
        { token },
      )
      const order = call('v1/reservations', {
        method: 'POST',
        token,
        headers: { 'idempotency-key': `order-${String(id)}` },
        body: {
          cart_id: cart.body.id,
          terms_version: detail.terms_version,
          accepts_terms: true,
          certifies_level: true,
          total: detail.price.total,
        },
      })
      const deletion = call('v1/user/deletion', { method: 'POST', token, body: { confirmation: PASSWORD } })
      const [ordered, deleted] = await Promise.all([order, deletion])
      const held = await queryOne(
        `select u.deleted_at is not null as gone, seats_taken::int as seats,
           (select count(*)::int from reservations r where r.user_id = u.id and status <> 'canceled') as bookings
         from users u, departures d where u.id = $1 and d.id = $2`,
        [id, departure.id],
      )
      if (deleted.status === 200) {
        expect([401, 404]).toContain(ordered.status)
        expect(held).toEqual({ gone: true, seats: 0, bookings: 0 })
      } else {
        expect([ordered.status, deleted.status]).toEqual([201, 409])
        expect(held).toEqual({ gone: false, seats: 2, bookings: 1 })
      }
    }
  })

  it('leaves the address, the phone and the name nowhere in the database but in the accounts', async () => {
    const { id, email } = await createBusyCustomer(payload)
    await query(`update users set first_name = 'Zéphyrine', phone = '+33699887766' where id = $1`, [id])
    await query(`update reservations set billing_name = null where user_id = $1`, [id])
    const token = await tokenOf(email)
    await call('v1/auth/reset-password', { method: 'POST', body: { email } })
    await runJobs()
    await remove(token, PASSWORD)
    await runJobs()
    expect(await tablesNaming(`${email}|Zéphyrine|\\+33699887766`)).toEqual(['reservations'])
  })

  it('leaves the address free', async () => {
    const { email } = await createUser(payload)
    await remove(await tokenOf(email), PASSWORD)
    const body = { email, password: PASSWORD, first_name: 'A', last_name: 'B' }
    expect((await call('v1/auth/signup', { method: 'POST', body })).status).toBe(201)
  })

  it('takes the address of who has no password', async () => {
    const email = newEmail()
    const [user] = await query<{ id: number }>(
      `insert into users (email, provider) values ($1, 'google_oauth2') returning id`,
      [email],
    )
    const { openSession } = await import('@/server/features/sign-in/session/open-session')
    const { createLocalReq } = await import('payload')
    const token = await openSession({
      req: await createLocalReq({}, payload),
      userId: user?.id ?? 0,
      openedBy: 'google',
    })
    expect((await remove(token, 'autre@lagopede.test')).status).toBe(422)
    expect((await remove(token, email.toUpperCase())).status).toBe(200)
  })
})
