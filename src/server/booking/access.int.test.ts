import config from '@payload-config'
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBooking } from '../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../tests/factories/departure'
import { createExpedition } from '../../../tests/factories/expedition'
import { newClient } from '../../../tests/integration/account-calls'
import { call } from '../../../tests/integration/call'
import { signInAs } from '../../../tests/integration/sign-in-as'
import { query } from '../db/pool'

/** Somebody's words that only they, and who guides them, may read. */
const SECRET = 'allergie-aux-noix-de-camille'
const PEOPLE = ['anonymous', 'camille', 'hugo', 'maelle', 'yann', 'staff'] as const
type Person = (typeof PEOPLE)[number]

const tokens = new Map<Person, string>()
const ids = { reservation: 0, cart: 0, ordered: 0, departure: 0, participant: 0 }

beforeAll(async () => {
  const payload = await getPayload({ config, cron: false })
  const roles = { camille: 'customer', hugo: 'customer', maelle: 'guide', yann: 'guide', staff: 'staff' } as const
  const users = new Map<string, number>()
  for (const [name, role] of Object.entries(roles)) {
    const { id, token } = await signInAs(payload, { role, first_name: name })
    users.set(name, id)
    tokens.set(name as Person, token)
  }
  for (const name of ['maelle', 'yann']) {
    await payload.create({
      collection: 'guides',
      data: { full_name: name, slug: `${name}-matrice`, user: users.get(name) },
    })
  }
  const [guide] = await query<{ id: number }>(`select id from guides where slug = 'maelle-matrice'`)
  const expedition = (await createExpedition(payload)).id
  const dates = { departure_start: inDays(40), departure_end: inDays(42) }
  ids.departure = (await createDeparture(payload, { expedition, guide: guide?.id, ...dates })).id
  ids.reservation = await createBooking({ user: users.get('camille') ?? 0, departure: ids.departure, travelers: 1 })
  ids.ordered = 424_242
  await query('update reservations set cart_number = $2 where id = $1', [ids.reservation, ids.ordered])
  const [participant] = await query<{ id: number }>(
    `insert into participants (reservation_id, position, first_name, diet) values ($1, 1, 'Camille', $2) returning id`,
    [ids.reservation, SECRET],
  )
  ids.participant = participant?.id ?? 0
  const cart = await call<{ id: number }>('v1/cart', {
    method: 'POST',
    token: tokens.get('camille'),
    body: { departure_id: ids.departure, travelers_count: 1 },
  })
  ids.cart = cart.body.id
})

type Row = {
  method: 'GET' | 'POST' | 'PATCH'
  path: () => string
  body?: object
  /** Who is answered; the others get 404, and 401 who is not signed in. */
  allowed: Person[]
}

const ROWS: Row[] = [
  { method: 'GET', path: () => `carts/${ids.cart}`, allowed: ['camille'] },
  { method: 'POST', path: () => `carts/${ids.cart}/hold`, allowed: ['camille'] },
  { method: 'GET', path: () => `carts/${ids.ordered}/reservation`, allowed: ['camille'] },
  { method: 'GET', path: () => `reservations/${ids.reservation}`, allowed: ['camille'] },
  { method: 'GET', path: () => `reservations/${ids.reservation}/cancellation`, allowed: ['camille'] },
  {
    method: 'PATCH',
    path: () => `reservations/${ids.reservation}/participants`,
    body: { participants: [{ position: 1, first_name: 'Camille', diet: SECRET }] },
    allowed: ['camille'],
  },
  {
    method: 'POST',
    path: () => `reservations/${ids.reservation}/participants/1/link`,
    body: { send: false },
    allowed: ['camille'],
  },
  { method: 'PATCH', path: () => `reservations/${ids.reservation}/kit`, body: { packed: [] }, allowed: ['camille'] },
  { method: 'GET', path: () => `guide/departures/${ids.departure}`, allowed: ['maelle', 'staff'] },
  {
    method: 'POST',
    path: () => `guide/departures/${ids.departure}/participants/${ids.participant}/remind`,
    allowed: ['maelle', 'staff'],
  },
  // Last: nothing is left to read afterwards.
  { method: 'POST', path: () => `reservations/${ids.reservation}/cancel`, body: { fee: 0 }, allowed: ['camille'] },
]

const send = ({ method, path, body }: Pick<Row, 'method' | 'body'> & { path: string }, person: Person) =>
  call(`v1/${path}`, { method, body, token: tokens.get(person), headers: newClient() })

describe('a call on somebody’s booking', () => {
  it.each(ROWS.map((row) => [`${row.method} ${row.path.toString().replace(/^.*`(.*)`.*$/, '$1')}`, row] as const))(
    'answers those it is for: %s',
    async (_name, row) => {
      for (const person of PEOPLE) {
        if (row.allowed.includes(person)) continue
        const answer = await send({ ...row, path: row.path() }, person)
        expect(answer.status, person).toBe(person === 'anonymous' ? 401 : 404)
        expect(JSON.stringify(answer.body), person).not.toContain(SECRET)
      }
      for (const person of row.allowed) {
        // At most one reminder a day.
        await query('update participants set link_sent_at = null')
        const { status } = await send({ ...row, path: row.path() }, person)
        expect(status, person).toBeLessThan(300)
      }
    },
  )

  it.each(['cart', 'reservations'])('shows each their own %s alone', async (path) => {
    for (const person of PEOPLE) {
      const { status, body } = await send({ method: 'GET', path }, person)
      expect(status, person).toBe(person === 'anonymous' ? 401 : 200)
      const text = JSON.stringify(body)
      expect(text, person).not.toContain(SECRET)
      if (person !== 'camille') expect(text, person).not.toContain(`"reservation_id":${ids.reservation}`)
    }
  })

  it('is never told from one that does not exist', async () => {
    for (const row of ROWS) {
      const unknown = row.path().replace(/\d+/, '99999999')
      const [theirs, nobodys] = [
        await send({ ...row, path: row.path() }, 'hugo'),
        await send({ ...row, path: unknown }, 'hugo'),
      ]
      expect([theirs.status, theirs.body], unknown).toEqual([nobodys.status, nobodys.body])
    }
  })
})
