import type { GiftEventKind } from '@/domain/gift-cards/gift-event-words'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'

/** Writes down what happened to a card, by whom, and why. */
export const recordGiftEvent = async ({
  transaction,
  cardId,
  kind,
  detail = null,
  authorId = null,
}: {
  transaction: Transaction
  cardId: number
  kind: GiftEventKind
  detail?: string | null
  /** Null: the site itself. */
  authorId?: number | null
}): Promise<void> => {
  await transaction.execute(sql`
    insert into gift_card_events (card_id, kind, detail, author_id) values (${cardId}, ${kind}, ${detail}, ${authorId})`)
}
