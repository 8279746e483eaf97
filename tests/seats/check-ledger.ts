import { checkDatabase } from '@/server/compose/check-database'
import { query } from '@/server/platform/db/pool'
import type { Ledger } from './start-booking'

/** Where the database contradicts what customers were told: each list is empty when nothing was lost and nothing sold twice. */
export const checkLedger = async ({ answered, refused, twice, cancelAsked, cancelAnswered, lostCarts }: Ledger) => {
  const rows = await query<{ id: number; status: string; key: string; cart: number }>(
    'select id, status, idempotency_key as key, cart_number::int as cart from reservations where idempotency_key is not null',
  )
  const kept = new Map(rows.map(({ id, status }) => [id, status]))
  const told = new Set(answered.values())
  const repeated = <Row>(of: (row: (typeof rows)[number]) => Row) => {
    const seen = new Set<Row>()
    return rows.map(of).filter((value) => seen.size === seen.add(value).size)
  }
  const seats = (await checkDatabase()).filter(({ check }) => check === 'seats')
  const full = await query('select id from departures where seats_taken > capacity')
  return {
    lost: [...told].filter((id) => !kept.has(id)),
    lostCarts,
    undone: [...told].filter((id) => !cancelAsked.has(id) && kept.get(id) === 'canceled'),
    notCanceled: [...cancelAnswered].filter((id) => kept.get(id) !== 'canceled'),
    untold: rows.filter(({ id, key }) => !told.has(id) || refused.has(key)).map(({ id }) => id),
    twice: [...twice, ...repeated(({ key }) => key), ...repeated(({ cart }) => cart)],
    oversold: [...seats, ...full],
  }
}

/** What `checkLedger` answers when every word was kept. */
export const WORD_KEPT = {
  lost: [],
  lostCarts: 0,
  undone: [],
  notCanceled: [],
  untold: [],
  twice: [],
  oversold: [],
}
