import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { UserData } from '@/contract/user-data'
import { createBusyCustomer } from '../../../../../tests/factories/busy-customer'
import { tokenOf } from '../../../../../tests/integration/account-calls'
import { call } from '../../../../../tests/integration/call'
import { signInAs } from '../../../../../tests/integration/sign-in-as'
import { query } from '@/server/platform/db/pool'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
})

describe('one’s data', () => {
  it('is one document of all of it, and of nobody else’s', async () => {
    const mine = await createBusyCustomer(payload)
    const other = await createBusyCustomer(payload)
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

  it('says what was agreed to, what happened, what was chosen, and who read it, without naming them', async () => {
    const { id, email } = await createBusyCustomer(payload)
    const staff = await signInAs(payload, { role: 'staff', first_name: 'Hortense' })
    const [reservation] = await query<{ id: number; departure_id: number }>(
      `update reservations set terms_version = '2026-11', terms_accepted_at = now(), information_form_version = '2026-12',
         information_form_sent_at = now(), information_form_sent_to = 'moi@exemple.test', created_at = now() - interval '1 day'
       where user_id = $1 returning id, departure_id`,
      [id],
    )
    await query(
      `insert into reservation_events (reservation_id, kind, author_id, detail)
       values ($1, 'created', $2, null), ($1, 'confirmed', $3, 'au téléphone'), ($1, 'participants', null, null)`,
      [reservation?.id, id, staff.id],
    )
    await query(`insert into roster_views (departure_id, viewer_id, kind) values ($1, $2, 'csv')`, [
      reservation?.departure_id,
      staff.id,
    ])
    await query('update users set basket_reminders = true, favourite_alerts = false where id = $1', [id])
    await query(
      `insert into message_reports (message_id, reporter_id, reason)
       select id, author_id, 'par erreur' from messages where author_id = $1`,
      [id],
    )
    await query(
      `insert into call_requests (phone, wanted_at, user_id, status) values ('+33639980177', now(), $1, 'open')`,
      [id],
    )
    await query(
      `with sent as (
         insert into contact_messages (topic, name, email, body, state, note)
         values ('press', 'Lou', lower($1), 'Une question.', 'answered', 'interne') returning id
       ) insert into contact_replies (message_id, body) select id, 'Une réponse.' from sent`,
      [email],
    )
    await query(
      `insert into user_levels (user_id, version, answers, levels) values ($1, '2026-11', '{"a": 2}', '{"neige": 1}')`,
      [id],
    )
    await query(`insert into user_towns (user_id, place_code) values ($1, '22215')`, [id])
    const { body } = await call<UserData>('v1/user/export', { token: await tokenOf(email) })
    expect(UserData.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      town: [{ name: 'Ploufragan', department: '22' }],
      level: [{ version: '2026-11', answers: { a: 2 }, levels: { neige: 1 } }],
      contact_messages: [{ topic: 'press', body: 'Une question.', replies: [{ body: 'Une réponse.' }] }],
      call_requests: [{ phone: '+33639980177', status: 'open', expedition: null }],
      settings: { newsletter: true, favourite_alerts: false, basket_reminders: true },
      sessions: [{ opened_at: expect.any(String) as string }],
      reports: [{ reason: 'par erreur' }],
      reservations: [
        {
          terms: { version: '2026-11' },
          information_form: { version: '2026-12', sent_to: 'moi@exemple.test' },
          history: [
            { kind: 'created', by: 'you' },
            { kind: 'confirmed', by: 'agency', detail: 'au téléphone' },
            { kind: 'participants', by: 'site' },
          ],
          readings: [{ by: 'staff', kind: 'csv' }],
        },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`Hortense|${staff.email}`))
  })
})

it('has the ages that were told, and what children pay for them', async () => {
  const { id, email } = await createBusyCustomer(payload)
  await query('update reservations set child_price_cents = 30000, child_price_max_age = 11 where user_id = $1', [id])
  await query(
    `update participants set told_age = 9, pays_child = true
     where reservation_id in (select id from reservations where user_id = $1)`,
    [id],
  )
  await query(`update carts set ages = '[18, 9]' where user_id = $1`, [id])
  const { body } = await call<UserData>('v1/user/export', { token: await tokenOf(email) })
  expect(UserData.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    cart: [{ ages: [18, 9] }],
    reservations: [
      { child_price_cents: 30_000, child_price_max_age: 11, participants: [{ told_age: 9, pays_child: true }] },
    ],
  })
})

describe('the name', () => {
  it('is saved with the address of invoices, which stays until it is emptied', async () => {
    const { token } = await signInAs(payload)
    const save = (body: object) =>
      call('v1/user/identity', { method: 'PATCH', token, body: { first_name: 'Noé', last_name: 'Arpin', ...body } })
    const address = async () =>
      (await call<{ billing_address: string | null }>('v1/user/account', { token })).body.billing_address
    expect(await address()).toBeNull()
    await save({ billing_address: '4 rue du Four\n38000 Grenoble' })
    await save({})
    expect(await address()).toBe('4 rue du Four\n38000 Grenoble')
    await save({ billing_address: '' })
    expect(await address()).toBeNull()
    expect((await save({ billing_address: 'x'.repeat(301) })).status).toBe(422)
  })

  it('is saved, and nothing else with it', async () => {
    const { token } = await signInAs(payload)
    const save = (body: object) => call('v1/user/identity', { method: 'PATCH', token, body })
    expect((await save({ first_name: ' Noé ', last_name: 'Arpin' })).body).toMatchObject({ first_name: 'Noé' })
    expect((await save({ first_name: 'Noé', last_name: 'Arpin', role: 'admin' })).status).toBe(422)
    expect((await save({ first_name: '', last_name: 'Arpin' })).status).toBe(422)
  })
})
