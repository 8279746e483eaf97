import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RouteShape } from '@/contract/define-route'
import { ROUTES } from '@/contract/routes'
import { query } from '@/server/platform/db/pool'
import { createBooking } from '../../../../tests/factories/booking'
import { createDeparture, inDays } from '../../../../tests/factories/departure'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { createUser } from '../../../../tests/factories/user'
import { newClient, tokenOf } from '../../../../tests/integration/account-calls'
import { call } from '../../../../tests/integration/call'
import { cancelDeparture } from '../../../../tests/integration/cancel-departure'
import {
  CHANGE_ROWS,
  CHOICE_ROWS,
  GUIDE_ROWS,
  LAST_TRAVELER,
  PARTY,
  PAYMENT_ROWS,
  ROLES,
  SELF_CALLS,
  TRANSFER,
  customer,
  leaders,
  type Person,
  type Row,
  type World,
} from './access.fixture'

const PEOPLE: Person[] = ['anonymous', 'camille', 'hugo', 'maelle', 'yann', 'staff']

const blank = { departure: 0, reservation: 0, canceled: 0, participant: 0, cart: 0, total: 0, waits: 0 }
const WORLDS: World[] = [
  { ...blank, customer: 'camille', guide: 'maelle', secret: 'allergie-aux-noix-de-camille', ordered: 424_242 },
  { ...blank, customer: 'hugo', guide: 'yann', secret: 'asthme-severe-de-hugo', ordered: 434_343 },
]

const tokens = new Map<Person, string>()
const emails = new Map<Person, string>()
let payload: Payload

const holdCart = async (world: World): Promise<void> => {
  const token = tokens.get(world.customer)
  const { body } = await call<{ id: number; total: number }>('v1/cart', {
    method: 'POST',
    token,
    body: { departure_id: world.departure, travelers_count: 1 },
  })
  world.cart = body.id
  world.total = body.total
  await call('v1/cart', { method: 'PATCH', token, body: { participants: [{ diet: world.secret }] } })
}

/** The customer waits for a seat of the departure, which nobody else may see, answer or take. */
const waitForSeat = async (world: World): Promise<void> => {
  const [entry] = await query<{ id: number }>(
    `insert into waitlist_entries (departure_id, user_id, rank, travelers, fewest, is_paused)
     select $1, id, 1, 1, 1, true from users where email = $2
     on conflict (departure_id, user_id) do update set is_paused = true returning id`,
    [world.departure, emails.get(world.customer)],
  )
  world.waits = entry?.id ?? 0
}

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await createLegalDocument(payload, { kind: 'cancellation_choices', version: '2026-11' })
  const users = new Map<string, number>()
  for (const [name, role] of Object.entries(ROLES)) {
    const { id, email } = await createUser(payload, { role, first_name: name })
    users.set(name, id)
    emails.set(name as Person, email)
    tokens.set(name as Person, await tokenOf(email))
  }
  const expedition = (await createExpedition(payload)).id
  for (const world of WORLDS) {
    const guide = await payload.create({
      collection: 'guides',
      data: { full_name: world.guide, slug: `${world.guide}-matrice`, user: users.get(world.guide) },
    })
    const dates = { departure_start: inDays(40), departure_end: inDays(42) }
    world.departure = (await createDeparture(payload, { expedition, guide: guide.id, ...dates })).id
    const booking = { user: users.get(world.customer) ?? 0, departure: world.departure, travelers: 1 }
    world.reservation = await createBooking(booking)
    const { id: off } = await createDeparture(payload, { expedition, guide: guide.id, ...dates })
    world.canceled = await createBooking({ ...booking, departure: off })
    await cancelDeparture({ id: off, token: tokens.get('staff') ?? '', reason: world.secret })
    await query('update reservations set cart_number = $2 where id = $1', [world.reservation, world.ordered])
    const [participant] = await query<{ id: number }>(
      `insert into participants (reservation_id, position, first_name, diet) values ($1, 1, $2, $3) returning id`,
      [world.reservation, world.customer, world.secret],
    )
    world.participant = participant?.id ?? 0
    await holdCart(world)
  }
})

/** Goes to the date it is on. */
const ROWS: Row[] = [
  { call: 'get /v1/carts/:id', path: ({ cart }) => `carts/${cart}`, allowed: customer },
  { call: 'post /v1/carts/:id/hold', path: ({ cart }) => `carts/${cart}/hold`, allowed: customer },
  {
    call: 'patch /v1/cart',
    path: () => 'cart',
    body: ({ cart }) => ({ cart_id: cart, travelers_count: 1 }),
    allowed: customer,
  },
  // While the cart is there: the next ones order it, and give it up.
  ...PAYMENT_ROWS,
  {
    call: 'post /v1/reservations',
    path: () => 'reservations',
    body: ({ cart, total }) => ({
      cart_id: cart,
      total,
      terms_version: '2026-11',
      accepts_terms: true,
      certifies_level: true,
    }),
    allowed: customer,
  },
  { call: 'delete /v1/cart', path: ({ cart }) => `cart?cart_id=${cart}`, allowed: customer, before: holdCart },
  {
    call: 'get /v1/carts/:id/reservation',
    path: ({ ordered }) => `carts/${ordered}/reservation`,
    allowed: customer,
  },
  ...['', '/cancellation', '/changes', '/review'].map((end) => ({
    call: `get /v1/reservations/:id${end}`,
    path: ({ reservation }: World) => `reservations/${reservation}${end}`,
    allowed: customer,
  })),
  ...CHANGE_ROWS,
  {
    call: 'patch /v1/reservations/:id/participants',
    path: ({ reservation }) => `reservations/${reservation}/participants`,
    body: ({ secret }) => ({ participants: [{ position: 1, first_name: 'Camille', diet: secret }] }),
    allowed: customer,
  },
  {
    call: 'post /v1/reservations/:id/participants/:position/link',
    path: ({ reservation }) => `reservations/${reservation}/participants/1/link`,
    body: () => ({ send: false }),
    allowed: customer,
  },
  ...[
    { call: 'get /v1/reservations/:id/participants/:position/cancellation', end: 'cancellation' },
    { call: 'post /v1/reservations/:id/participants/:position/cancel', end: 'cancel', body: () => LAST_TRAVELER },
    { call: 'post /v1/reservations/:id/participants/:position/transfer', end: 'transfer', body: () => TRANSFER },
  ].map(({ end, ...row }) => ({
    ...row,
    path: ({ reservation }: World) => `reservations/${reservation}/participants/1/${end}`,
    allowed: customer,
    status: 409,
  })),
  {
    call: 'patch /v1/reservations/:id/kit',
    path: ({ reservation }) => `reservations/${reservation}/kit`,
    body: () => ({ packed: [] }),
    allowed: customer,
  },
  {
    call: 'post /v1/reservations/:id/review',
    path: ({ reservation }) => `reservations/${reservation}/review`,
    body: () => ({ rate: 5, text: 'Une très belle traversée, merci à toute l’équipe pour ces jours.' }),
    allowed: customer,
    // The trip is not over.
    status: 422,
  },
  { call: 'get /v1/guide/departures/:id', path: ({ departure }) => `guide/departures/${departure}`, allowed: leaders },
  {
    call: 'post /v1/guide/departures/:id/participants/:participant_id/remind',
    path: ({ departure, participant }) => `guide/departures/${departure}/participants/${participant}/remind`,
    allowed: leaders,
  },
  ...GUIDE_ROWS,
  ...CHOICE_ROWS,
  ...[
    // Seats are on sale, and none is offered.
    { call: 'patch /v1/waitlist/:id', end: '', body: () => PARTY, status: 409 },
    { call: 'post /v1/waitlist/:id/accept', end: '/accept', body: () => ({ travelers_count: 1 }), status: 409 },
    { call: 'post /v1/waitlist/:id/wait', end: '/wait', status: 409 },
    { call: 'post /v1/waitlist/:id/resume', end: '/resume', status: 409 },
    { call: 'delete /v1/waitlist/:id', end: '' },
  ].map(({ end, ...row }) => ({
    ...row,
    path: ({ waits }: World) => `waitlist/${waits}${end}`,
    allowed: customer,
    before: waitForSeat,
  })),
  // Last: nothing is left to read afterwards.
  {
    call: 'post /v1/reservations/:id/cancel',
    path: ({ reservation }) => `reservations/${reservation}/cancel`,
    body: () => ({ fee: 0 }),
    allowed: customer,
  },
]

const OWN_ROUTES = ROUTES.filter(({ auth }) => auth === 'user') as RouteShape[]
const nameOf = ({ method, path }: RouteShape): string => `${method} ${path}`

/** The calls that name nothing of anybody: they are about who calls, or about what all may read. */
const SELF = OWN_ROUTES.filter((route) => !ROWS.some((row) => row.call === nameOf(route)))

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const methodOf = (name: string) => name.split(' ')[0]?.toUpperCase() as Method

const send = ({
  row,
  world,
  person,
  path = row.path(world),
}: {
  row: Row
  world: World
  person: Person
  path?: string
}) =>
  call(`v1/${path}`, {
    method: methodOf(row.call),
    body: row.body?.(world),
    token: tokens.get(person),
    headers: { ...newClient(), 'idempotency-key': `matrice-${person}-${world.customer}` },
  })

const expectNothingOf = ({ world, text, person }: { world: World; text: string; person: Person }): void => {
  expect(text, person).not.toContain(world.secret)
  if (person !== world.customer) expect(text, person).not.toContain(emails.get(world.customer))
}

describe('a call on somebody’s booking', () => {
  it.each(ROWS.map((row) => [row.call, row] as const))('answers those it is for: %s', async (_name, row) => {
    for (const world of WORLDS) {
      await row.before?.(world)
      const allowed = row.allowed(world)
      for (const person of PEOPLE.filter((one) => !allowed.includes(one))) {
        const answer = await send({ row, world, person })
        expect(answer.status, `${person} on ${world.customer}’s`).toBe(person === 'anonymous' ? 401 : 404)
        expectNothingOf({ world, person, text: JSON.stringify(answer.body) })
        const unknown = row.path(world).replace(/\d+/, '99999999')
        // What is somebody else's is never told from what does not exist.
        if (unknown !== row.path(world)) {
          const nobodys = await send({ row, world, person, path: unknown })
          expect([answer.status, answer.body], person).toEqual([nobodys.status, nobodys.body])
        }
      }
      for (const person of allowed) {
        // At most one reminder a day.
        await query('update participants set link_sent_at = null')
        const { status } = await send({ row, world, person })
        if (row.status) expect(status, person).toBe(row.status)
        else expect(status, person).toBeLessThan(300)
      }
    }
  })

  it('is in the table above, or is about who calls alone', () => {
    expect(SELF.map(nameOf).toSorted()).toEqual(SELF_CALLS)
  })

  it.each(SELF.map(nameOf))('is refused to a visitor: %s', async (name) => {
    const path = (name.split(' ')[1] ?? '').replace(/:\w+/g, '1').slice(1)
    const method = methodOf(name)
    expect((await call(path, { method, headers: newClient(), ...(method !== 'GET' && { body: {} }) })).status).toBe(401)
  })

  it.each(SELF.filter(({ method }) => method === 'get').map(nameOf))(
    'answers each their own alone: %s',
    async (name) => {
      for (const person of PEOPLE.filter((one) => one !== 'anonymous')) {
        const { status, body } = await call(name.split(' /')[1] ?? '', {
          token: tokens.get(person),
          headers: newClient(),
        })
        expect(status, person).toBe(200)
        for (const world of WORLDS) {
          if (person !== world.customer) expectNothingOf({ world, person, text: JSON.stringify(body) })
        }
      }
    },
  )
})

describe('what the agency works with', () => {
  const PATHS: Array<[string, (world: World) => string]> = [
    ['a departure’s desk', ({ departure }) => `departures/${departure}/desk`],
    ['a departure’s roster', ({ departure }) => `departures/${departure}/roster.csv`],
    ['a reservation’s desk', ({ reservation }) => `reservations/${reservation}/desk`],
    ['a reservation', ({ reservation }) => `reservations/${reservation}`],
    ['a participant', ({ participant }) => `participants/${participant}`],
    ...['reservations', 'carts', 'participants', 'payments', 'reservation-events'].map(
      (slug): [string, () => string] => [`the list of ${slug}`, () => `${slug}?limit=1000&depth=2`],
    ),
  ]

  it.each(PATHS)('is for the agency alone: %s', async (_name, path) => {
    for (const world of WORLDS) {
      for (const person of PEOPLE) {
        const { status, body } = await call(path(world), { token: tokens.get(person), headers: newClient() })
        if (person === 'staff') {
          expect(status).toBe(200)
          continue
        }
        expect([401, 403, 404], `${person}: ${String(status)}`).toContain(status)
        for (const each of WORLDS) expectNothingOf({ world: each, person, text: JSON.stringify(body) })
      }
    }
  })

  it('tells nobody of them who read a roster', async () => {
    for (const person of PEOPLE) {
      const { status } = await call('roster-views', { token: tokens.get(person), headers: newClient() })
      expect([401, 403, 404], person).toContain(status)
    }
  })
})
