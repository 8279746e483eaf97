import type { SQL } from 'drizzle-orm'
import type { IntentState } from '@/domain/payments/settle-step'
import type { SharingEnd } from '@/domain/payments/shared-deposit'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import type { KeptOrder } from '../intent'

/** A share of a deposit, with its payment that counts, or else the last one. */
export type Share = {
  id: number
  position: number
  amountCents: number
  name: string | null
  email: string | null
  isAgreed: boolean
  /** Whether its person answered that they do not come. */
  isDeclined: boolean
  linkHash: string
  linkSealed: string
  intentId: string | null
  intentState: IntentState | null
  failureMessage: string | null
}

/** A deposit that several pay within one hold. */
export type SharedDeposit = {
  id: number
  userId: number
  cartId: number
  departureId: number
  reservationId: number | null
  travelers: number
  amountCents: number
  termsVersion: string
  /** Null once it has ended. */
  order: KeptOrder | null
  state: 'open' | 'complete' | 'released'
  endedFor: SharingEnd | null
  endMessage: string | null
  deadline: string
  isOver: boolean
  /** By their places. */
  shares: Share[]
}

const SHARES = sql`(select json_agg(json_build_object('id', s.id, 'position', s.position, 'amountCents', s.amount_cents,
    'name', s.name, 'email', s.email, 'isAgreed', s.agreed_at is not null,
    'isDeclined', s.declined_at is not null, 'linkHash', s.link_hash, 'linkSealed', s.link_sealed,
    'intentId', i.id, 'intentState', i.state, 'failureMessage', i.failure_message) order by s.position)
  from deposit_shares s left join lateral (
    select i.id, i.state, i.failure_message from payment_intents i where i.share_id = s.id
    order by i.state in ('started', 'refused', 'authorised', 'accepted', 'captured') desc, i.created_at desc, i.id limit 1) i on true
  where s.deposit_id = h.id)`

const COLUMNS = sql`h.id, h.user_id as "userId", h.cart_id as "cartId", h.departure_id as "departureId",
  h.reservation_id as "reservationId", h.travelers::int as travelers, h.amount_cents::int as "amountCents",
  h.terms_version as "termsVersion", h.kept_order as "order", h.state, h.ended_for as "endedFor", h.end_message as "endMessage",
  ${isoInstant(sql`h.deadline`)} as deadline, h.deadline <= clock_timestamp() as "isOver", ${SHARES} as shares`

/** The shared deposits that meet a condition on `h`, by what the database holds now. */
export const readDeposits = (condition: SQL): Promise<SharedDeposit[]> =>
  queryStatement<SharedDeposit>(sql`select ${COLUMNS} from shared_deposits h where ${condition}`)

/** The same in a transaction. */
export const findDeposits = async (transaction: Transaction, condition: SQL): Promise<SharedDeposit[]> =>
  (await transaction.execute<SharedDeposit>(sql`select ${COLUMNS} from shared_deposits h where ${condition}`)).rows

/** SQL condition: the deposit of which a share is. */
export const ofShare = (shareId: number | null): SQL =>
  sql`h.id = (select s.deposit_id from deposit_shares s where s.id = ${shareId})`

/**
 * Holds a shared deposit with its payments until the transaction ends, after its customer and its departure; null once it is
 * forgotten. What it says is read after the locks were waited for.
 */
export const lockDeposit = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: number
}): Promise<SharedDeposit | null> => {
  const { rows } = await transaction.execute<{ user_id: number; departure_id: number }>(
    sql`select user_id, departure_id from shared_deposits where id = ${id}`,
  )
  const keys = rows[0]
  if (!keys) return null
  await lockCustomer({ transaction, userId: keys.user_id })
  await lockDepartures({ transaction, ids: [keys.departure_id] })
  return holdDeposit({ transaction, id })
}

/** The same for who holds its customer and its departure already. */
export const holdDeposit = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: number
}): Promise<SharedDeposit | null> => {
  await transaction.execute(sql`select id from shared_deposits where id = ${id} for no key update`)
  await transaction.execute(sql`
    select i.id from payment_intents i join deposit_shares s on s.id = i.share_id where s.deposit_id = ${id}
    order by i.id for no key update of i`)
  return (await findDeposits(transaction, sql`h.id = ${id}`))[0] ?? null
}
