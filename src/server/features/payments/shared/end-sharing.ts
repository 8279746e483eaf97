import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { SharingEnd } from '@/domain/payments/shared-deposit'
import { sql, type Transaction, transactionOf } from '@/server/platform/db/transaction-of'
import { changeIntent, lockIntent, type Intent } from '../intent'
import { noteEvent, type ProviderEvent } from '../note-event'
import { findDeposits, lockDeposit, ofShare } from './deposit'
import { releaseDeposit } from './release-deposit'

/**
 * Ends the open sharings that meet a condition on `h`: what was shared is no longer what is booked. Under the locks of `lockCart`, or
 * of their departure alone once no cart holds a seat of it: then nothing of a customer's is written.
 */
export const endSharing = async ({
  transaction,
  whose,
  end,
}: {
  transaction: Transaction
  whose: SQL
  end: SharingEnd
}): Promise<void> => {
  const { rows } = await transaction.execute(
    sql`select h.id from shared_deposits h where h.state = 'open' and ${whose} order by h.id`,
  )
  for (const { id } of rows) await releaseDeposit({ transaction, id: Number(id), end })
}

/** An authorised share is gone before all were in: its sharing ends for all. */
export const loseShare = async ({
  req,
  intent,
  event,
}: {
  req: PayloadRequest
  intent: Intent
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const [found] = await findDeposits(transaction, ofShare(intent.shareId))
  if (found) await lockDeposit({ transaction, id: found.id })
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (held?.state !== 'authorised') return true
  if (found) await releaseDeposit({ transaction, id: found.id, end: 'share_lost' })
  // Nobody is left to wait for.
  else await changeIntent({ transaction, intent: held, change: { state: 'releasing', failure: 'share_lost' } })
  return true
}

/** Forgets with whom a customer shared deposits and who paid for them; the sums stay, as the accounts have them. */
export const forgetShares = async ({
  transaction,
  userId,
}: {
  transaction: Transaction
  userId: number
}): Promise<void> => {
  await transaction.execute(sql`
    update deposit_shares s set name = null, email = null from shared_deposits h
    where h.id = s.deposit_id and h.user_id = ${userId} and num_nonnulls(s.name, s.email) > 0`)
  await transaction.execute(sql`
    update payment_intents set receipt_email = null where user_id = ${userId} and receipt_email is not null`)
}
