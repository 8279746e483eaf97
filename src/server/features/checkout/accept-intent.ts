import { releaseMessage } from '@/domain/payments/payment-failure'
import type { Accepting } from '@/server/features/payments/accepting'
import { changeIntent, lockIntent, mayBePaid } from '@/server/features/payments/intent'
import { noteEvent } from '@/server/features/payments/note-event'
import { keepCard } from '@/server/features/payments/saved-card/keep-card'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { PURPOSES } from './payment-purposes'

/**
 * Gives what an authorised card is to pay for, before it is debited. What can't be had any more is a reason to let the card go,
 * written down by a transaction of its own, as the first one leaves nothing.
 */
export const acceptIntent = async (accepting: Accepting): Promise<boolean> => {
  const { req, intent, event } = accepting
  try {
    return await withTransaction(req, () => PURPOSES[intent.purpose].accept(accepting))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const held = await lockIntent({ transaction, id: intent.id })
      await noteEvent({ transaction, intent, event })
      if (!mayBePaid(held)) return true
      const { reason = 'refused' } = error.body as { reason?: string }
      const change = { state: 'releasing', failure: reason, failureMessage: releaseMessage(error.message) } as const
      await changeIntent({ transaction, intent: held, change })
      await keepCard({ transaction, intent: held, seen: accepting.seen, reservationId: null })
      return true
    })
  }
}
