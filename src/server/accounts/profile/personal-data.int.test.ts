import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDeparture } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createUser, PASSWORD } from '../../../../tests/factories/user'
import { logIn, newEmail, tokenOf, type AccountBody } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { checkDatabase } from '../../db/check-database'
import { query, queryOne } from '../../db/pool'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

/** A customer with a favourite, a reservation, a message, a review and the newsletter. */
const createBusyCustomer = async () => {
  const user = await createUser(payload, { first_name: 'Maëlle' })
  const expedition = await createExpedition(payload)
  const departure = await createDeparture(payload, { expedition: expedition.id })
  await payload.create({ collection: 'interests', data: { user: user.id, expedition: expedition.id } })
  await query(
    `insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status)
     values ($1, $2, 2, 50000, 100000, 'confirmed')`,
    [user.id, departure.id],
  )
  await query(
    `insert into participants (reservation_id, position, first_name, diet)
     select id, 1, 'Jeanne', 'sans arachide' from reservations where user_id = $1`,
    [user.id],
  )
  await query(
    `insert into payments (reservation_id, kind, amount_cents, received_at)
     select id, 'deposit', 30000, now() from reservations where user_id = $1`,
    [user.id],
  )
  await query(
    `insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
     values ($1, $2, 2, 2, now(), now() + interval '30 minutes')`,
    [user.id, departure.id],
  )
  await query('update departures set seats_taken = 4 where id = $1', [departure.id])
  await query(`insert into messages (expedition_id, author_id, body) values ($1, $2, 'Faut-il des crampons ?')`, [
    expedition.id,
    user.id,
  ])
  await query(`insert into reviews (expedition_id, first_name, text, user_id) values ($1, 'Maëlle', 'Superbe', $2)`, [
    expedition.id,
    user.id,
  ])
  await query(`insert into newsletter_subscribers (email, status, user_id) values ($1, 'subscribed', $2)`, [
    user.email,
    user.id,
  ])
  await query(`update users set phone = '+33612345678', newsletter = true where id = $1`, [user.id])
  return { ...user, expedition }
}

describe('one’s data', () => {
  it('is one document of all of it, and of nobody else’s', async () => {
    const mine = await createBusyCustomer()
    const other = await createBusyCustomer()
    const token = await tokenOf(mine.email)
    const answer = await call<Record<string, unknown[]>>('v1/user/export', { token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees-lagopede.json"')
    expect(answer.body).toMatchObject({
      account: { email: mine.email, first_name: 'Maëlle', phone: '+33612345678' },
      favourites: [{ expedition: mine.expedition.name, active: true }],
      reservations: [
        {
          expedition: mine.expedition.name,
          travelers: 2,
          total_cents: 100_000,
          participants: [{ first_name: 'Jeanne', diet: 'sans arachide' }],
          payments: [{ kind: 'deposit', amount_cents: 30_000 }],
        },
      ],
      messages: [{ body: 'Faut-il des crampons ?' }],
      reviews: [{ text: 'Superbe' }],
      newsletter: [{ status: 'subscribed' }],
    })
    const text = JSON.stringify(answer.body)
    expect(text).not.toContain(other.email)
    expect(text).not.toMatch(/hash|salt|pbkdf2/)
    expect((await call('v1/user/export')).status).toBe(401)
  })
})

describe('deleting one’s account', () => {
  const remove = (token: string, confirmation: string) =>
    call<AccountBody>('v1/user/deletion', { method: 'POST', token, body: { confirmation } })

  it('asks for the password', async () => {
    const { email } = await createUser(payload)
    const token = await tokenOf(email)
    for (const wrong of ['pas le bon', email]) expect((await remove(token, wrong)).status).toBe(422)
    expect((await call('v1/user', { token })).status).toBe(200)
    expect((await remove('', PASSWORD)).status).toBe(401)
  })

  it('keeps the reservation and forgets the person', async () => {
    const { id, email } = await createBusyCustomer()
    const token = await tokenOf(email)
    const { status, headers } = await remove(token, PASSWORD)
    expect(status).toBe(200)
    expect(headers.getSetCookie().map((line) => line.split(';')[0])).toEqual(['payload-token=', 'd_id='])
    expect((await call('v1/user', { token })).status).toBe(401)
    expect((await logIn(email)).status).toBe(401)

    const row = await queryOne('select * from users where id = $1', [id])
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|Maëlle|\\+336|pbkdf2`))
    const reservations = await query('select total_cents::int from reservations where user_id = $1', [id])
    expect(reservations).toEqual([{ total_cents: 100_000 }])
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
         (select count(*)::int from newsletter_subscribers where email = $2) as newsletter,
         (select count(*)::int from reviews where user_id = $1) as reviews`,
      [id, email],
    )
    expect(left).toEqual({ favourites: 0, sessions: 0, newsletter: 0, reviews: 0 })
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
    const { openSession } = await import('../session/open-session')
    const { createLocalReq } = await import('payload')
    const token = await openSession({ req: await createLocalReq({}, payload), userId: user?.id ?? 0 })
    expect((await remove(token, 'autre@lagopede.test')).status).toBe(422)
    expect((await remove(token, email.toUpperCase())).status).toBe(200)
  })
})

describe('the name', () => {
  it('is saved, and nothing else with it', async () => {
    const token = await tokenOf((await createUser(payload)).email)
    const save = (body: object) => call('v1/user/identity', { method: 'PATCH', token, body })
    expect((await save({ first_name: ' Noé ', last_name: 'Arpin' })).body).toMatchObject({ first_name: 'Noé' })
    expect((await save({ first_name: 'Noé', last_name: 'Arpin', role: 'admin' })).status).toBe(422)
    expect((await save({ first_name: '', last_name: 'Arpin' })).status).toBe(422)
  })
})
