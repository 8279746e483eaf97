import type { SQL } from 'drizzle-orm'
import type { GiftMeans } from '@/domain/gift-cards/gift-desk'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

export type GiftOrigin = {
  id: number
  /** Whether the bank of who paid it decides who has that sum, or gave it back already. */
  isContested: boolean
  paidBy: GiftMeans
  /** Of the payment by a provider. */
  intentId: string | null
  paidOn: string
}

/** Of a card, the first one of those that it replaces: the one that was paid. */
export const readGiftOrigin = async ({
  transaction,
  cardId,
}: {
  transaction: Transaction
  cardId: number
}): Promise<GiftOrigin> => {
  const { rows } = await transaction.execute<GiftOrigin>(sql`
    with recursive chain as (
      select g.* from gift_cards g where g.id = ${cardId}
      union all select b.* from gift_cards b join chain c on b.id = c.replaces_id
    )
    select id, exists (select from payment_disputes x where x.intent_id = chain.intent_id and x.state <> 'won') as "isContested",
      paid_by as "paidBy", intent_id::text as "intentId",
      to_char(paid_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "paidOn"
    from chain where replaces_id is null`)
  if (!rows[0]) throw new Error(`The gift card ${String(cardId)} comes from nowhere.`)
  return onlyRow(rows)
}

/** SQL of the payment by a provider of a card, or of the first of those that it replaces. */
export const paidIntentOf = (cardId: SQL): SQL => sql`with recursive chain as (
    select g.intent_id, g.replaces_id from gift_cards g where g.id = ${cardId}
    union all select b.intent_id, b.replaces_id from gift_cards b join chain c on b.id = c.replaces_id
  ) select intent_id from chain where replaces_id is null`

/** SQL of the last card that the worth of a card went over to, the card itself where it went to none. `cardId` is a column. */
export const lastCardText = (cardId: string): string => /* sql */ `with recursive chain as (
    select ${cardId} as id, 0 as step
    union all select o.id, c.step + 1 from gift_cards o join chain c on o.replaces_id = c.id
  ) select id from chain order by step desc limit 1`

/** The same for statements of the caller's transaction. */
export const lastCardOf = (cardId: string): SQL => sql.raw(lastCardText(cardId))
