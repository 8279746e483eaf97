import { isDeepStrictEqual } from 'node:util'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { pool, query, queryOne } from '@/server/platform/db/pool'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { call } from '../integration/call'
import { deliver, orderOf, referenceOf, settle, type Settled } from '../integration/paying'
import type { MemoryProvider } from '../integration/memory-provider'
import { pressAtOnce } from '../integration/press-at-once'
import type { Customer } from '../seats/create-customers'

const PRICE_CENTS = 50_000

/** More than half come alone: as long as a seat is left, somebody takes it. */
const partyOf = (index: number): number => (index % 5 === 3 ? 3 : index % 3 === 1 ? 2 : 1)

type Racer = Customer & { party: number; dueCents: number; reference: string; link: string }
export type CardRace = { departure: number; seats: number; racers: Racer[]; told: Settled[] }

type Racing = { provider: MemoryProvider; customers: Customer[]; expedition: number; seats: number }

/**
 * Customers who all began to pay by card while there was room, and whose banks all say yes once `seats` are left. The browser and the
 * provider’s message of each come at once; `told` is what the browsers were told.
 */
export const raceCards = async ({ provider, customers, expedition, seats }: Racing): Promise<CardRace> => {
  await query('delete from rate_limits')
  await query('delete from hold_periods')
  const departure = await openDeparture(expedition)
  const racers = await Promise.all(customers.map((customer, index) => startPaying({ customer, index, departure })))
  await leaveSeats({ departure, seats })
  for (const { reference } of racers) provider.act(reference, 'accepted')
  const told = await Promise.all(
    racers.map(async ({ reference, link }) => {
      const message = provider.message(reference)
      const [[back], [heard]] = await Promise.all([
        pressAtOnce(1, () => settle(link)),
        pressAtOnce(1, () => deliver(provider, message)),
      ])
      if (back?.status !== 200 || heard?.status !== 200) throw new Error(JSON.stringify({ back, heard }))
      return back.body
    }),
  )
  return { departure, seats, racers, told }
}

const openDeparture = async (expedition: number): Promise<number> =>
  Number(
    (
      await queryOne<{ id: number }>(
        `insert into departures (expedition_id, departure_start, departure_end, capacity, seats_taken, status, price_cents)
         values ($1, now() + interval '90 days', now() + interval '92 days', 1000, 0, 'open', $2) returning id`,
        [expedition, PRICE_CENTS],
      )
    )?.id,
  )

/** Holds places and goes to the provider’s page: for the deposit, or for all of it. */
const startPaying = async ({
  customer,
  index,
  departure,
}: {
  customer: Customer
  index: number
  departure: number
}): Promise<Racer> => {
  const { token } = customer
  const party = partyOf(index)
  const share = index % 2 === 0 ? 'deposit' : 'all'
  const [cart] = await pressAtOnce(1, () =>
    call<{ id: number; total: number }>('v1/cart', {
      ...{ method: 'POST', token },
      body: { departure_id: departure, travelers_count: party },
    }),
  )
  if (cart?.status !== 201) throw new Error(`No place was held: ${JSON.stringify(cart)}`)
  const [started] = await pressAtOnce(1, () =>
    call<{ payment_id: string; token: string }>('v1/user/payments', {
      ...{ method: 'POST', token, headers: { 'idempotency-key': `race-${String(departure)}` } },
      body: { order: orderOf(cart.body), share },
    }),
  )
  if (started?.status !== 201) throw new Error(`No payment was begun: ${JSON.stringify(started)}`)
  return {
    ...{ ...customer, party, link: started.body.token, reference: await referenceOf(started.body.payment_id) },
    dueCents: party * PRICE_CENTS * (share === 'all' ? 1 : 0.3),
  }
}

/** Their hour is over, so that nobody holds anything, and no more places than these are left. */
const leaveSeats = async ({ departure, seats }: { departure: number; seats: number }): Promise<void> => {
  await query(`update carts set hold_expires_at = now() - interval '1 second' where departure_id = $1`, [departure])
  const client = await pool().connect()
  try {
    await lockDepartures({ transaction: transactionOnClient(client), ids: [departure] })
  } finally {
    client.release()
  }
  await query('update departures set capacity = $2 where id = $1', [departure, seats])
}

type Reserved = { id: number; user: number; party: number }
type Line = { reference: string; reservation: number; cents: number }

/** Where seats, reservations, debits, ledger and what people were told do not say the same; nothing when they do. */
export const faultsOf = async (provider: MemoryProvider, race: CardRace): Promise<string[]> => {
  const { departure, seats, racers, told } = race
  const there = new Map(provider.payments.map((payment) => [payment.reference, payment]))
  const reservations = await query<Reserved>(
    `select id, user_id as user, travelers_count::int as party from reservations where departure_id = $1 and status <> 'canceled'`,
    [departure],
  )
  const ledger = await query<Line>(
    `select p.provider_reference as reference, p.reservation_id as reservation, p.amount_cents::int as cents
     from payments p where p.provider = $1 and p.provider_reference = any($2)`,
    [provider.key, racers.map(({ reference }) => reference)],
  )
  const taken = await queryOne<{ n: number }>('select seats_taken::int as n from departures where id = $1', [departure])
  const capturedOf = ({ reference }: Racer): number => there.get(reference)?.capturedCents ?? 0
  const debited = racers.filter((racer) => capturedOf(racer) > 0)
  return differences([
    ['seats taken', taken?.n, seats],
    ['seats reserved', sum(reservations.map(({ party }) => party)), seats],
    ['seats debited', sum(debited.map(({ party }) => party)), seats],
    ['reservations', reservations.length, debited.length],
    ['lines of the ledger', ledger.length, debited.length],
    ['cents of the ledger', sum(ledger.map(({ cents }) => cents)), sum(racers.map(capturedOf))],
    ...racers.flatMap((racer, index) => {
      const outcome = [there.get(racer.reference)?.state, capturedOf(racer), told[index]?.state]
      const [own, ...more] = reservations.filter(({ user }) => user === racer.id)
      const lines = ledger.filter(({ reservation }) => reservation === own?.id).map(({ cents }) => cents)
      const isToldOfNothing = told[index]?.message?.includes('Rien n’a été débité')
      const found = own
        ? [...outcome, more.length, sum(lines), told[index]?.reservation_id]
        : [...outcome, isToldOfNothing, told[index]?.reservation_id]
      const wanted = own
        ? ['captured', racer.dueCents, 'paid', 0, racer.dueCents, own.id]
        : ['released', 0, 'released', true, null]
      return [[`customer ${String(index)} ${own ? 'with' : 'without'} a seat`, found, wanted] as const]
    }),
  ])
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

const differences = (compared: Array<readonly [what: string, found: unknown, wanted: unknown]>): string[] =>
  compared
    .filter(([, found, wanted]) => !isDeepStrictEqual(found, wanted))
    .map(([what, found, wanted]) => `${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
