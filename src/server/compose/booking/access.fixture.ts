import { query } from '@/server/platform/db/pool'

/** Who calls, by role. */
export const ROLES = { camille: 'customer', hugo: 'customer', maelle: 'guide', yann: 'guide', staff: 'staff' } as const
export type Person = keyof typeof ROLES | 'anonymous'

/** A customer, who guides them, and what is theirs: each of the two is « own » for some and « other » for the rest. */
export type World = {
  customer: 'camille' | 'hugo'
  guide: 'maelle' | 'yann'
  /** Words that only they, their guide and the agency may read. */
  secret: string
  departure: number
  reservation: number
  /** A reservation whose departure the agency canceled. */
  canceled: number
  participant: number
  cart: number
  total: number
  /** The number of a cart that was ordered. */
  ordered: number
  /** The number of a request on a waitlist. */
  waits: number
}

/** A call on somebody’s booking, and who is answered. */
export type Row = {
  call: string
  /** The same path with the numbers of a world. */
  path: (world: World) => string
  body?: (world: World) => object
  /** Who is answered; the others get 404, and 401 who is not signed in. */
  allowed: (world: World) => Person[]
  /** What those are answered, when it isn't a success. */
  status?: number
  before?: (world: World) => Promise<unknown>
}

/** The customer alone. */
export const customer = ({ customer: one }: World): Person[] => [one]

/** Who guides it, and the agency. */
export const leaders = ({ guide }: World): Person[] => [guide, 'staff']

/** The only traveler of a booking, who is never canceled alone. */
export const LAST_TRAVELER = { fee: 0, travelers_count: 1 }

/** Who waits for a seat. */
export const PARTY = { travelers_count: 1, fewest_count: 1 }

/** A place that is handed over, of a booking that was shown with other travelers. */
export const TRANSFER = {
  first_name: 'Lou',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  email: 'lou@lagopede.test',
  phone: '+33639981234',
  level: 5,
  travelers_count: 30,
  done_count: 0,
  cost: 0,
}

/** The departure that a booking has already. */
const stay = ({ departure: id }: World) => ({ departure_id: id, from_departure_id: id, travelers_count: 1, total: 0 })

/** An option that no trip has. */
const NO_OPTION = { option_id: 'none', count: 1, from_count: 0, fee: 0, total: 0 }

/** Somebody more, in a booking that was shown with other travelers. */
const ADDED = {
  travelers: [{ first_name: '', last_name: '', age: 18, level: null }],
  travelers_count: 30,
  total: 0,
}

const CHANGES = [
  { call: 'post /v1/reservations/:id/departure', end: 'departure', body: stay, status: 422 },
  { call: 'get /v1/reservations/:id/options', end: 'options?option_id=none&count=1', status: 404 },
  { call: 'post /v1/reservations/:id/options', end: 'options', body: () => NO_OPTION, status: 404 },
  { call: 'get /v1/reservations/:id/travelers', end: 'travelers?ages=18' },
  { call: 'post /v1/reservations/:id/travelers', end: 'travelers', body: () => ADDED, status: 409 },
]

/** What changes a booking. */
export const CHANGE_ROWS: Row[] = CHANGES.map(({ end, ...row }) => ({
  ...row,
  path: ({ reservation }: World) => `reservations/${String(reservation)}/${end}`,
  allowed: customer,
}))

/** What is kept of a departure that the agency canceled. */
const CHOICE = { choice: 'refund', text_version: '2026-11' }

/** What is said of a change of a contract. */
const CHANGE = { change_id: 1, answer: 'accept', text_version: '2026-12', total: 1 }

/** What a guide writes to all travelers of a departure. */
const TO_ALL = { subject: 'Rendez-vous', body: 'Le rendez-vous est à huit heures, devant la gare.' }

/** When a guide says who is there, or opened a kept copy. */
const INSTANT = '2026-06-14T08:00:00.000Z'

/** The calls of who leads a departure. */
export const GUIDE_ROWS: Row[] = [
  { call: 'get /v1/guide/departures/:id/field', end: 'field' },
  {
    call: 'post /v1/guide/departures/:id/presence',
    end: 'presence',
    body: ({ participant: participant_id }: World) => ({ checks: [{ participant_id, state: 'here', at: INSTANT }] }),
  },
  { call: 'post /v1/guide/departures/:id/readings', end: 'readings', body: () => ({ opened_at: [INSTANT] }) },
  {
    call: 'post /v1/guide/departures/:id/messages',
    end: 'messages',
    body: ({ secret }: World) => ({ ...TO_ALL, body: secret }),
    before: ({ participant }: World) =>
      query(`update participants set email = 'ines@lagopede.test' where id = $1`, [participant]),
  },
  { call: 'get /v1/guide/departures/:id/messages', end: 'messages' },
  { call: 'get /v1/guide/departures/:id/changes', end: 'changes' },
  { call: 'post /v1/guide/departures/:id/changes/seen', end: 'changes/seen', body: () => ({ until: INSTANT }) },
].map(({ end, ...row }) => ({
  ...row,
  path: ({ departure }: World) => `guide/departures/${departure}/${end}`,
  allowed: leaders,
}))

/** The calls on what the agency changes of a contract, where nothing changes; and on a deposit that nobody shares. */
const NOTHING_ROWS: Row[] = [
  ...[
    { call: 'get /v1/reservations/:id/change' },
    { call: 'post /v1/reservations/:id/change', body: () => CHANGE },
  ].map((row) => ({ ...row, path: ({ reservation }: World) => `reservations/${reservation}/change` })),
  ...[{ call: 'get /v1/carts/:id/shared-deposit' }, { call: 'delete /v1/carts/:id/shared-deposit' }].map((row) => ({
    ...row,
    path: ({ cart }: World) => `carts/${cart}/shared-deposit`,
  })),
].map((row) => ({ ...row, allowed: customer, status: 404 }))

/** The calls of a customer whom the agency asks something: whose departure it canceled, whose contract it changes. */
export const CHOICE_ROWS: Row[] = [
  ...NOTHING_ROWS,
  ...[
    { call: 'get /v1/reservations/:id/choice' },
    { call: 'post /v1/reservations/:id/choice', body: () => CHOICE },
  ].map((row) => ({ ...row, path: ({ canceled }: World) => `reservations/${canceled}/choice`, allowed: customer })),
]

/** Who answers for children. */
const GUARDIAN = {
  ...{ first_name: 'Yann', last_name: 'Morel', phone: '+33639981234' },
  contacts: [
    { name: 'Inès Morel', phone: '+33639981235' },
    { name: 'Hugo Morel', phone: '+33639981236' },
  ],
  pick_ups: [],
}

/** The calls by which one's own reservation is paid, and the code that lowers what is paid. */
export const PAYMENT_ROWS: Row[] = [
  {
    call: 'post /v1/reservations/:id/payment-link',
    path: ({ reservation }: World) => `reservations/${reservation}/payment-link`,
    allowed: customer,
  },
  ...[
    { call: 'post /v1/carts/:id/promo', body: () => ({ code: 'PERSONNE' }), status: 422 },
    { call: 'delete /v1/carts/:id/promo' },
  ].map((row) => ({ ...row, path: ({ cart }: World) => `carts/${cart}/promo`, allowed: customer })),
  ...[
    { call: 'post /v1/carts/:id/gift-cards', end: '', body: () => ({ code: 'LAGO-7777-3333' }), status: 422 },
    { call: 'delete /v1/carts/:id/gift-cards/:card_id', end: '/1' },
  ].map(({ end, ...row }) => ({
    ...row,
    path: ({ cart }: World) => `carts/${cart}/gift-cards${end}`,
    allowed: customer,
  })),
  ...[
    { call: 'get /v1/reservations/:id/saved-card', end: 'saved-card' },
    { call: 'delete /v1/reservations/:id/saved-card', end: 'saved-card' },
    // Its travelers have no need of one.
    { call: 'post /v1/reservations/:id/guardian', end: 'guardian', body: () => GUARDIAN, status: 409 },
  ].map(({ end, ...row }) => ({
    ...row,
    path: ({ reservation }: World) => `reservations/${reservation}/${end}`,
    allowed: customer,
  })),
]

/** The calls of a signed-in person that name nothing of anybody: they are about who calls, or about what all may read. */
export const SELF_CALLS = [
  'delete /v1/guide/absences/:id',
  'delete /v1/guide/calendar-link',
  'delete /v1/interests/:expedition_id',
  'delete /v1/user/level',
  'delete /v1/user/newsletter',
  'delete /v1/user/providers/:provider',
  'delete /v1/user/sessions',
  'delete /v1/user/sessions/:session',
  'delete /v1/user/town',
  'get /v1/cart',
  'get /v1/guide/absences',
  'get /v1/guide/calendar-link',
  'get /v1/guide/departures',
  'get /v1/guide/news',
  'get /v1/interests',
  'get /v1/interests/popup',
  'get /v1/reservations',
  'get /v1/user',
  'get /v1/user/account',
  'get /v1/user/credit',
  'get /v1/user/deletion',
  'get /v1/user/export',
  'get /v1/user/level',
  'get /v1/user/sessions',
  'get /v1/user/town',
  'get /v1/waitlist',
  'patch /v1/guide/news',
  'patch /v1/interests/alerts',
  'patch /v1/user',
  'patch /v1/user/identity',
  'post /v1/cart',
  'post /v1/carts/:id/address',
  'post /v1/carts/:id/confirmation',
  'post /v1/expeditions/:id/messages',
  'post /v1/expeditions/:id/messages/:message_id/report',
  'post /v1/guide/absences',
  'post /v1/guide/calendar-link',
  'post /v1/interests',
  'post /v1/interests/popup/seen',
  'post /v1/user/address-confirmation',
  'post /v1/user/deletion',
  'post /v1/user/level',
  'post /v1/user/password',
  'post /v1/user/payments',
  'post /v1/user/proof',
  'post /v1/user/shared-deposits',
  'post /v1/user/town',
  'post /v1/waitlist',
]
