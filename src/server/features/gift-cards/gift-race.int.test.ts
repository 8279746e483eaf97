import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../tests/factories/legal-document'
import { call } from '../../../../tests/integration/call'
import { giftBalance, paidGift } from '../../../../tests/integration/gifting'
import { useMemoryProvider, type MemoryProvider } from '../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../tests/integration/run-jobs'
import { watchStatements } from '../../../../tests/integration/watch-statements'
import { createCustomers, type Customer } from '../../../../tests/seats/create-customers'

const CLIENTS = 64
// `npm run soak` has a thousand.
const ROUNDS = Number(process.env.GIFT_ROUNDS ?? 2)
const WORTH = 100
/** What each trip costs, in euros: the card reaches for two and a half of them. */
const PRICE = 40
/** Orders of one departure wait for each other there: those of several meet at the card alone. */
const DEPARTURES = 8

let payload: Payload
let customers: Customer[]
let tokens: Map<number, string>

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customers = await createCustomers(payload, CLIENTS)
  tokens = new Map(customers.map(({ id, token }) => [id, token]))
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
}, 600_000)

/** Their carts, on as many departures as would not wait for each other, each paid with the card. */
const fillCarts = async ({ card, departures }: { card: number; departures: number[] }) => {
  await query('delete from rate_limits')
  await query('delete from hold_periods')
  await query(`with gone as (delete from carts returning departure_id, held_seats)
    update departures d set seats_taken = d.seats_taken - g.seats
    from (select departure_id, sum(held_seats) as seats from gone group by 1) g where d.id = g.departure_id`)
  const carts = await query<{ cart: number; user: number }>(
    `with asked as (
       select u.id as user_id, ($2::int[])[1 + (u.rank - 1) % $3] as departure_id
       from unnest($1::int[]) with ordinality as u (id, rank)
     ), taken as (
       update departures d set seats_taken = seats_taken + a.n
       from (select departure_id, count(*) as n from asked group by 1) a where d.id = a.departure_id
     )
     insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
     select user_id, departure_id, 1, 1, now(), now() + interval '1 hour' from asked returning id as cart, user_id as user`,
    [customers.map(({ id }) => id), departures, departures.length],
  )
  await query('insert into cart_gift_cards (cart_id, card_id) select unnest($1::int[]), $2', [
    carts.map(({ cart }) => cart),
    card,
  ])
  return carts
}

/** Departures with a place for each, each round: a trip takes no such crowd. */
const openDepartures = async (): Promise<number[]> => {
  const { id: expedition } = await createExpedition(payload)
  const departures = await query<{ id: number }>(
    `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
     select $1, now() + make_interval(days => 90 + n), now() + make_interval(days => 92 + n), 2000000, 0, 'open', $2
     from generate_series(1, $3) n returning id`,
    [expedition, PRICE * 100, DEPARTURES],
  )
  return departures.map(({ id }) => id)
}

type Order = { cart: number; user: number }

/** Who waited for too long presses again, under the same key. */
const PRESS_AGAIN = [503]

/**
 * What an order takes of the card, in cents: who is told that it pays less by now agrees to that, unless it pays nothing.
 * It is pressed again at the statuses `again`.
 */
const order = async ({ cart, user }: Order, gift_cards: number, again: number[]): Promise<number> => {
  const asked = { cart_id: cart, terms_version: '2026-11', accepts_terms: true, certifies_level: true }
  const headers = { 'idempotency-key': `gift-${String(cart)}-${String(gift_cards)}` }
  const answer = await call<{ reason: string; amount: number }>('v1/reservations', {
    ...{ method: 'POST' as const, token: tokens.get(user) ?? '', headers },
    body: { ...asked, total: PRICE, gift_cards },
  })
  if (again.includes(answer.status)) return order({ cart, user }, gift_cards, again)
  if (answer.status === 201) return gift_cards * 100
  expect([answer.status, answer.body.reason]).toEqual([409, 'gift_cards'])
  return answer.body.amount > 0 ? order({ cart, user }, answer.body.amount, again) : 0
}

/** What all of them together take of one card, in cents. */
const race = async (
  { provider, departures }: { provider: MemoryProvider; departures: number[] },
  again = PRESS_AGAIN,
) => {
  await query('delete from rate_limits')
  const gift = await paidGift(provider, { amount: WORTH })
  const carts = await fillCarts({ card: gift.id, departures })
  const taken = await Promise.all(carts.map((cart) => order(cart, PRICE, again)))
  return { gift, taken: taken.reduce((sum, cents) => sum + cents, 0) }
}

it(
  `${String(CLIENTS)} who spend one card at once take what it holds, and not a cent more`,
  async () => {
    const provider = useMemoryProvider()
    const departures = await openDepartures()
    for (let round = 0; round < ROUNDS; round += 1) {
      const { gift, taken } = await race({ provider, departures })
      expect(taken).toBe(WORTH * 100)
      expect(await giftBalance(gift.account)).toBe(0)
      const paid = await queryOne<{ cents: number }>(
        `select sum(p.amount_cents)::int as cents from payments p join credit_entries n on n.payment_id = p.id where n.account_id = $1`,
        [gift.account],
      )
      expect(paid?.cents).toBe(WORTH * 100)
    }
    await runJobs()
    expect(await checkDatabase()).toEqual([])
  },
  120_000 + ROUNDS * 30_000,
)

/** Has the statements that hold a card run without their lock; answers how to stop. */
const withoutLocks = () =>
  watchStatements(payload, (text) =>
    text.includes('from gift_cards g') ? text.replace(/for no key update of g\b/, '') : text,
  )

/** Runs without the trigger of the ledger, which only its owner may take away. */
const withoutTrigger = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  await query('alter table credit_entries disable trigger credit_stays_above_zero')
  try {
    return await work()
  } finally {
    await query('alter table credit_entries enable trigger credit_stays_above_zero')
  }
}

it('take more than it holds without the lock of the card and the trigger of the ledger, and that is found', async () => {
  const provider = useMemoryProvider()
  const departures = await openDepartures()
  const { gift, taken } = await withoutTrigger(async () => {
    const stop = await withoutLocks()
    try {
      return await race({ provider, departures })
    } finally {
      stop()
    }
  })
  expect(taken).toBeGreaterThan(WORTH * 100)
  expect(await giftBalance(gift.account)).toBeLessThan(0)
  await runJobs()
  expect((await checkDatabase()).map(({ detail }) => detail)).toContainEqual(
    expect.stringContaining(`credit account ${String(gift.account)} was below zero`),
  )
}, 180_000)

it('take not a cent more with the trigger alone', async () => {
  const stop = await withoutLocks()
  const provider = useMemoryProvider()
  const departures = await openDepartures()
  try {
    // Nothing has an order that the trigger refuses look at the balance first: a fault of the site, and nothing is taken.
    const { gift, taken } = await race({ provider, departures }, [...PRESS_AGAIN, 500])
    expect(await giftBalance(gift.account)).toBe(WORTH * 100 - taken)
    expect(taken).toBeLessThanOrEqual(WORTH * 100)
  } finally {
    stop()
  }
}, 180_000)
