import type { PayloadRequest } from 'payload'
import { NOTHING_TAKEN } from '@/domain/payments/payment-failure'
import { changeIntent, lockIntent, type Intent } from '@/server/features/payments/intent'
import { noteEvent, type ProviderEvent } from '@/server/features/payments/note-event'
import { transactionOf } from '@/server/platform/db/transaction-of'

/** An authorisation that was gone before the price of a card was taken: the card was never worth anything, and its page says why. */
export const loseGift = async ({
  req,
  intent,
  event,
}: {
  req: PayloadRequest
  intent: Intent
  event: ProviderEvent | undefined
}): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (held?.state !== 'accepted') return false
  const failureMessage = `L’autorisation de ta banque n’était plus valable. ${NOTHING_TAKEN}`
  await changeIntent({ transaction, intent: held, change: { state: 'expired', failure: 'expired', failureMessage } })
  return false
}
