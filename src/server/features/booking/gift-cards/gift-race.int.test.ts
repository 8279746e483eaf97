import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { checkDatabase } from '@/server/compose/check-database'
import { query, queryOne } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { createLegalDocument } from '../../../../../tests/factories/legal-document'
import { call } from '../../../../../tests/integration/call'
import { giftBalance, paidGift } from '../../../../../tests/integration/gifting'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { createCustomers, type Customer } from '../../../../../tests/seats/create-customers'

const CLIENTS = 64
// `npm run soak` has a thousand.
const ROUNDS = Number(process.env.GIFT_ROUNDS ?? 2)
const WORTH = 100
/** What each trip costs, in euros: the card reaches for two and a half of them. */
const PRICE = 40

let payload: Payload
let customers: Customer[]

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  customers = await createCustomers(payload, CLIENTS)
  await createLegalDocument(payload, { kind: 'gift_card_terms' })
  await runJobs()
}, 600_000)

/** Carts of them all on one departure, each paid with the card. */
const fillCarts = async ({ card, departure }: { card: number; departure: number }) => {
  await query('delete from rate_limits')
  await query('delete from hold_periods')
  await query(`with gone as (delete from carts returning departure_id, held_seats)
    update departures d set seats_taken = d.seats_taken - g.seats
    from (select departure_id, sum(held_seats) as seats from gone group by 1) g where d.id = g.departure_id`)
  await query('update departures set seats_taken = seats_taken + $2 where id = $1', [departure, CLIENTS])
  const carts = await query<{ cart: number; user: number }>(
    `insert into carts (user_id, departure_id, travelers_count, held_seats, hold_started_at, hold_expires_at)
     select id, $1, 1, 1, now(), now() + interval '1 hour' from unnest($2::int[]) id returning id as cart, user_id as user`,
    [departure, customers.map(({ id }) => id)],
  )
  await query('insert into cart_gift_cards (cart_id, card_id) select unnest($1::int[]), $2', [
    carts.map(({ cart }) => cart),
    card,
  ])
  return carts
}

it(
  `${String(CLIENTS)} who spend one card at once take what it holds, and not a cent more`,
  async () => {
    const provider = useMemoryProvider()
    const { id: expedition } = await createExpedition(payload)
    // A trip takes no such crowd: this one has a place for each, each round.
    const departure = await queryOne<{ id: number }>(
      `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
       values ($1, now() + interval '90 days', now() + interval '92 days', 2000000, 0, 'open', $2) returning id`,
      [expedition, PRICE * 100],
    )
    const tokens = new Map(customers.map(({ id, token }) => [id, token]))
    for (let round = 0; round < ROUNDS; round += 1) {
      await query('delete from rate_limits')
      const gift = await paidGift(provider, { amount: WORTH })
      const carts = await fillCarts({ card: gift.id, departure: Number(departure?.id) })
      const order = async ({ cart, user }: (typeof carts)[number], gift_cards: number, tries = 1): Promise<number> => {
        const body = {
          ...{
            cart_id: cart,
            terms_version: '2026-11',
            accepts_terms: true,
            certifies_level: true,
            total: PRICE,
            gift_cards,
          },
        }
        const headers = { 'idempotency-key': `gift-${String(cart)}-${String(gift_cards)}` }
        const answer = await call<{ reason: string; amount: number }>('v1/reservations', {
          ...{ method: 'POST' as const, token: tokens.get(user) ?? '', body, headers },
        })
        if (answer.status === 500 && tries < 10) return order({ cart, user }, gift_cards, tries + 1)
        if (answer.status === 201) return gift_cards * 100
        expect([answer.status, answer.body.reason]).toEqual([409, 'gift_cards'])
        // Who is told that it pays less by now agrees to that, unless it pays nothing.
        return answer.body.amount > 0 && tries < 10 ? order({ cart, user }, answer.body.amount, tries + 1) : 0
      }
      const taken = await Promise.all(carts.map((cart) => order(cart, PRICE)))
      expect(taken.reduce((sum, cents) => sum + cents, 0)).toBe(WORTH * 100)
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
