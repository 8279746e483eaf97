import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/platform/payload/transaction-of'
import { changeIntent, lockIntent, type Intent } from '../intent'
import { noteEvent, type ProviderEvent } from '../note-event'
import { findDeposits, lockDeposit, ofShare } from './deposit'
import { releaseDeposit } from './release-deposit'

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
