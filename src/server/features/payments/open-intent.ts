import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueSettle } from './enqueue-settle'
import { changeIntent, findIntents, type Intent } from './intent'

/** What not every payment has. */
const NONE = {
  userId: null,
  cartId: null,
  reservationId: null,
  shareId: null,
  order: null,
  cardTermsVersion: null,
  chargesSaved: false,
  linkHash: null,
  receiptEmail: null,
} satisfies Partial<Intent> & { receiptEmail: null }

type NewIntent = Pick<Intent, 'purpose' | 'provider' | 'amountCents' | 'linkSealed'> &
  Partial<Pick<Intent, Exclude<keyof typeof NONE, 'receiptEmail'>>> & { receiptEmail?: string | null }

/** Writes a payment before its provider is asked for it. A card is kept where its terms were agreed to. */
export const writeIntent = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: NewIntent
}): Promise<Intent> => {
  const row = { ...NONE, ...intent }
  const { rows } = await transaction.execute(sql`
    insert into payment_intents (purpose, provider, user_id, cart_id, reservation_id, share_id, amount_cents, saves_card,
      card_terms_version, kept_order, charges_saved, link_hash, link_sealed, receipt_email)
    values (${row.purpose}, ${row.provider}, ${row.userId}, ${row.cartId}, ${row.reservationId}, ${row.shareId},
      ${row.amountCents}, ${row.cardTermsVersion !== null}, ${row.cardTermsVersion},
      ${row.order && JSON.stringify(row.order)}::jsonb, ${row.chargesSaved}, ${row.linkHash}, ${row.linkSealed},
      ${row.receiptEmail}) returning id::text`)
  const [written] = await findIntents(transaction, sql`i.id = ${String(rows[0]?.['id'])}::uuid`)
  if (!written) throw new Error('The payment was not written.')
  return written
}

/** The payment under way where it is for the same; one for something else is let go, and null is the answer. */
export const takeOverIntent = async ({
  transaction,
  open,
  isSame,
}: {
  transaction: Transaction
  open: Intent | undefined
  isSame: (open: Intent) => boolean
}): Promise<Intent | null> => {
  if (!open) return null
  if (isSame(open)) return open
  await replaceIntent({ transaction, intent: open })
  return null
}

/** Lets a payment go for which another one was started. */
export const replaceIntent = async ({
  transaction,
  intent,
}: {
  transaction: Transaction
  intent: Intent
}): Promise<void> => {
  const failureMessage = 'Un autre paiement a pris sa place. Rien n’a été débité.'
  await changeIntent({ transaction, intent, change: { state: 'releasing', failure: 'replaced', failureMessage } })
  await enqueueSettle({ transaction, intentId: intent.id })
}
