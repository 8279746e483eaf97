import type { SQL } from 'drizzle-orm'
import type { Order } from '@/contract/orders'
import type { IntentState } from '@/domain/payments/settle-step'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** The order that a card pays for, as it was agreed to. */
export type KeptOrder = {
  body: Order
  share: 'deposit' | 'all'
  key: string
  hash: string
  departureId: number
  travelers: number
}

/** A payment by a provider of cards, as we want it. */
export type Intent = {
  id: string
  purpose: 'order' | 'deposit' | 'balance' | 'share' | 'gift_card'
  provider: string
  reference: string | null
  userId: number | null
  cartId: number | null
  reservationId: number | null
  /** Of a deposit that several pay. */
  shareId: number | null
  amountCents: number
  capturedCents: number
  savesCard: boolean
  /** What was agreed to of the card that is kept. */
  cardTermsVersion: string | null
  /** By the card that is kept for its reservation, without its holder. */
  chargesSaved: boolean
  order: KeptOrder | null
  state: IntentState
  linkHash: string | null
  linkSealed: string | null
  failure: string | null
  failureMessage: string | null
  createdAt: string
}

const COLUMNS = sql`i.id::text as id, i.purpose, i.provider, i.provider_reference as reference, i.user_id as "userId",
  i.cart_id as "cartId", i.reservation_id as "reservationId", i.share_id as "shareId", i.amount_cents as "amountCents",
  i.captured_cents as "capturedCents", i.saves_card as "savesCard",
  i.card_terms_version as "cardTermsVersion", i.charges_saved as "chargesSaved", i.kept_order as "order", i.state,
  i.link_hash as "linkHash", i.link_sealed as "linkSealed", i.failure, i.failure_message as "failureMessage",
  ${isoInstant(sql`i.created_at`)} as "createdAt"`

/** The payments that meet a condition on `i`, by what the database holds now. */
export const readIntents = (condition: SQL): Promise<Intent[]> =>
  queryStatement<Intent>(sql`select ${COLUMNS} from payment_intents i where ${condition}`)

/** The same in a transaction. */
export const findIntents = async (transaction: Transaction, condition: SQL): Promise<Intent[]> =>
  (await transaction.execute<Intent>(sql`select ${COLUMNS} from payment_intents i where ${condition}`)).rows

/** Holds a payment until the transaction ends, always after its customer and its departure; null once it is forgotten. */
export const lockIntent = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: string
}): Promise<Intent | null> => {
  const { rows } = await transaction.execute<Intent>(sql`
    select ${COLUMNS} from payment_intents i where i.id = ${id}::uuid for no key update of i`)
  return rows[0] ?? null
}

/** Whether its card may still be authorised: nothing was decided about it yet. */
export const mayBePaid = (intent: Intent | null | undefined): intent is Intent & { state: 'started' | 'refused' } =>
  intent?.state === 'started' || intent?.state === 'refused'

type Change = {
  state?: IntentState
  reservationId?: number | null
  capturedCents?: number
  failure?: string | null
  failureMessage?: string | null
  authorisedUntil?: string | null
}

/** Writes down how far a payment that is held has come. */
export const changeIntent = async ({
  transaction,
  intent,
  change,
}: {
  transaction: Transaction
  intent: Intent
  change: Change
}): Promise<void> => {
  const { state, reservationId, capturedCents, failure, failureMessage, authorisedUntil } = {
    ...intent,
    authorisedUntil: null,
    ...change,
  }
  await transaction.execute(sql`
    update payment_intents set state = ${state}, reservation_id = ${reservationId}, captured_cents = ${capturedCents},
      failure = ${failure}, failure_message = ${failureMessage?.slice(0, 500) ?? null},
      authorised_until = coalesce(${authorisedUntil}::timestamptz, authorised_until), updated_at = now()
    where id = ${intent.id}::uuid`)
}
