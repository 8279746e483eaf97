import { sharingEndWords } from '@/domain/payments/shared-deposit'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import type { Accepting } from '../accepting'
import { enqueueSettle } from '../enqueue-settle'
import { changeIntent, lockIntent, mayBePaid } from '../intent'
import { noteEvent } from '../note-event'
import { findDeposits, lockDeposit, ofShare, type SharedDeposit } from './deposit'

/** Who goes on with the others has this long before the worker does. */
const HEAD_START_MS = 5_000

const sharingIsOver = (deposit: SharedDeposit | null | undefined): HttpError =>
  new HttpError({
    status: 409,
    message: deposit?.endedFor ? sharingEndWords(deposit.endedFor) : 'Ce partage est terminé.',
    body: { reason: 'over' },
  })

/** Writes down that a share is authorised and waits for the others: 409 once its sharing is over. */
export const authoriseShare = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const [found] = await findDeposits(transaction, ofShare(intent.shareId))
  const deposit = found && (await lockDeposit({ transaction, id: found.id }))
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  if (deposit?.state !== 'open' || deposit.isOver) throw sharingIsOver(deposit)
  if (seen.state !== 'authorised') {
    throw new HttpError({
      status: 409,
      message: 'Cette part ne peut pas attendre les autres.',
      body: { reason: 'captured' },
    })
  }
  await changeIntent({
    transaction,
    intent: held,
    change: { state: 'authorised', failure: null, failureMessage: null, authorisedUntil: seen.authorisedUntil },
  })
  await enqueueSettle({ transaction, intentId: intent.id, runAt: new Date(Date.now() + HEAD_START_MS) })
  return true
}
