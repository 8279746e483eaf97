import type { Accepting } from '@/server/features/payments/accepting'
import { agreeToCapture } from '@/server/features/payments/agree-to-capture'
import { lockIntent, mayBePaid } from '@/server/features/payments/intent'
import { noteEvent } from '@/server/features/payments/note-event'
import { transactionOf } from '@/server/platform/db/transaction-of'

/** Agrees to take the price of a gift card: nothing has to be kept for it, and nothing is given before it is there. */
export const acceptGift = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  await agreeToCapture({ transaction, held, seen })
  return true
}
