import { createLocalReq, type Payload, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { addDays } from '@/domain/days/days'
import { readRefundsDue } from '@/server/features/changes/cancellation/list-refunds-due'
import { readDeparturesToDecide } from '@/server/features/departures/confirmation/read-departures-to-decide'
import { readDepartureSales } from '@/server/features/departures/planning/read-departure-sales'
import { readPlanning } from '@/server/features/departures/planning/read-planning'
import { listLines } from '@/server/features/desk/bank-lines/list-lines'
import { readAccountBookings } from '@/server/features/desk/read-account-bookings'
import { readDepartureDesk } from '@/server/features/desk/read-departure-desk'
import { readReservationDesk } from '@/server/features/desk/read-reservation-desk'
import { readLiability } from '@/server/features/gift-cards/desk/gift-liability'
import { searchGiftCards } from '@/server/features/gift-cards/desk/search-gifts'
import { listInvoicesOf } from '@/server/features/ledger/invoices/read-invoice'
import { findInPanel } from '@/server/features/panel-search/find-in-panel'
import { readMoney } from '@/server/features/payments/read-money'
import { listMails } from '@/server/features/reservations/scheduled-mails/list-scheduled-mails'
import { query } from '@/server/platform/db/pool'
import { queryOnPool } from '@/server/platform/db/query-on-pool'
import type { FindCall } from '@/server/platform/web/calls-door'
import type { Actors } from './actors'

/** What one person does once; `round` tells whose turn it is. */
export type MeasuredCall = { name: string; run: (round: number) => Promise<unknown> }

const LISTS = [
  'users',
  'reservations',
  'payments',
  'participants',
  'interests',
  'messages',
  'reviews',
  'newsletter-subscribers',
  'contact-messages',
  'carts',
] as const
type List = (typeof LISTS)[number]

/** The calls that are measured: the site's by their door, the desk's by their functions, the panel's lists as Payload draws them. */
export const measuredCalls = (context: { find: FindCall; payload: Payload; actors: Actors }): MeasuredCall[] => [
  ...callsOfPeople(context),
  ...callsOfGuides(context),
  ...callsOfDesk(context.actors),
  ...listsOfPanel(context),
]

type Context = { find: FindCall; actors: Actors }

const callsOfPeople = ({ find, actors: { people } }: Context): MeasuredCall[] => {
  const call = (method: string, path: string, body?: (person: Actors['people'][number]) => unknown): MeasuredCall => ({
    name: `${method} ${path}`,
    run: (round) => {
      const person = people[Math.abs(round) % people.length]
      if (!person) throw new Error('nobody asks')
      const filled = path
        .replace(':reservation', String(person.reservationId))
        .replace(':departure', String(person.departureId))
      return ask({ find, method, path: filled, token: person.token, body: body?.(person) })
    },
  })
  return [
    call('GET', 'auth/current'),
    call('GET', 'user'),
    call('GET', 'user/account'),
    call('GET', 'user/sessions'),
    call('GET', 'interests'),
    call('POST', 'interests', () => ({ expedition_id: 377 })),
    call('DELETE', 'interests/377'),
    call('GET', 'interests/popup'),
    call('POST', 'cart', ({ departureId }) => ({ departure_id: departureId, travelers_count: 1 })),
    call('GET', 'cart'),
    call('GET', 'reservations'),
    call('GET', 'reservations/:reservation'),
    call('GET', 'reservations/:reservation/changes'),
    call('GET', 'reservations/:reservation/cancellation'),
    call('GET', 'reservations/:reservation/review'),
    call('GET', 'waitlist'),
    call('GET', 'user/credit'),
    call('GET', 'user/export'),
    call('GET', 'user/deletion'),
  ]
}

const callsOfGuides = ({ find, actors: { guide } }: Context): MeasuredCall[] =>
  [
    'guide/departures',
    `guide/departures/${String(guide.departureId)}?for=page`,
    `guide/departures/${String(guide.departureId)}/messages`,
  ].map((path) => ({
    name: `GET ${path.replace(/\d+/, ':id')}`,
    run: () => ask({ find, method: 'GET', path, token: guide.token }),
  }))

const callsOfDesk = ({ people }: Actors): MeasuredCall[] => {
  const of = (round: number) => people[Math.abs(round) % people.length] ?? { id: 0, reservationId: 0, departureId: 0 }
  const today = new Date().toISOString().slice(0, 10)
  return [
    { name: 'desk: a departure', run: (round) => readDepartureDesk(of(round).departureId) },
    { name: 'desk: a reservation', run: (round) => readReservationDesk(of(round).reservationId) },
    { name: 'desk: bookings of an account', run: (round) => readAccountBookings(of(round).id) },
    {
      name: 'desk: invoices of a reservation',
      run: (round) => listInvoicesOf({ reservation: of(round).reservationId }),
    },
    { name: 'desk: invoices of an account', run: (round) => listInvoicesOf({ user: of(round).id }) },
    { name: 'desk: mails that leave this week', run: () => listMails({ from: today, to: addDays(today, 7) }) },
    { name: 'desk: departures to decide', run: () => readDeparturesToDecide(queryOnPool) },
    { name: 'desk: sums due', run: () => readMoney() },
    { name: 'desk: refunds due', run: () => readRefundsDue() },
    { name: 'desk: lines of the bank', run: () => listLines({ state: 'applied' }) },
    { name: 'desk: lines of the bank to apply', run: () => listLines({ state: 'open' }) },
    { name: 'desk: gift cards by a name', run: () => searchGiftCards({ words: 'camille', state: null, before: null }) },
    { name: 'desk: what credit is owed', run: () => readLiability() },
    { name: 'desk: planning of a month', run: () => readPlanning({ from: today, to: addDays(today, 30) }) },
    ...['Braniereau', 'LG-800', '34 56 78', 'voyage-77@exemple.test'].map((typed) => ({
      name: `panel: everything by « ${typed} »`,
      run: () => findInPanel({ typed, user: { id: 0, role: 'staff' } }),
    })),
    { name: 'desk: sales of a departure', run: (round) => readDepartureSales(of(round).departureId) },
  ]
}

const listsOfPanel = ({ payload, actors: { staff } }: { payload: Payload; actors: Actors }): MeasuredCall[] => {
  const list = async ({ collection, where, page = 1 }: { collection: List; where?: Where; page?: number }) => {
    const req = await createLocalReq({ user: { ...staff, collection: 'users' } }, payload)
    // As the panel's list asks.
    return payload.find({
      collection,
      depth: 0,
      limit: 10,
      page,
      overrideAccess: false,
      includeLockStatus: true,
      req,
      where,
    })
  }
  const search = (collection: List, words: string): MeasuredCall => ({
    name: `panel: ${collection} by « ${words} »`,
    run: () =>
      list({
        collection,
        where: mergeListSearchAndWhere({
          collectionConfig: payload.collections[collection].config,
          search: words,
          where: {},
        }),
      }),
  })
  return [
    ...LISTS.map((collection) => ({ name: `panel: ${collection}`, run: () => list({ collection }) })),
    {
      name: 'panel: reservations that wait',
      run: () => list({ collection: 'reservations', where: { status: { equals: 'pending' } } }),
    },
    search('users', 'voyage-77@exemple.test'),
    search('users', 'Braniereau'),
    search('users', 'Cormontard Braniereau'),
    search('users', '06 12 34 56 78'),
    search('reservations', 'LG-800'),
    search('reservations', 'Braniereau'),
    search('newsletter-subscribers', 'voyage-77@'),
    search('payments', 'deposit-80'),
  ]
}

type Ask = { find: FindCall; method: string; path: string; token: string; body?: unknown }

const ask = async ({ find, method, path, token, body }: Ask): Promise<void> => {
  const url = new URL(`http://127.0.0.1/api/v1/${path}`)
  const call = find({ method, path: url.pathname.replace(/^\/api/, '') })
  if (!call) throw new Error(`${method} ${path}: no such call`)
  const request = new Request(url, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status } = await call({ method, url, headers: request.headers, body: request.body })
  // A refusal would be measured in place of the work.
  if (status >= 400) throw new Error(`${method} ${path}: ${String(status)}`)
}

/** Nothing counted is in the way of who asks so often. */
export const forgetLimits = (): Promise<unknown> =>
  query(`delete from rate_limits where key not like 'interests:%' or points > 100`)
