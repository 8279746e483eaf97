import { transactionOf } from '@/server/platform/payload/transaction-of'
import type { Accepting } from '../payments/accepting'
import { enqueueSettle } from '../payments/enqueue-settle'
import { changeIntent, lockIntent } from '../payments/intent'
import { noteEvent } from '../payments/note-event'

const HEAD_START_MS = 5_000

/** Agrees to take the price of a gift card: nothing has to be kept for it, and nothing is given before it is there. */
export const acceptGift = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (held?.state !== 'started' && held?.state !== 'refused') return true
  const change = {
    state: 'accepted',
    failure: null,
    failureMessage: null,
    authorisedUntil: seen.authorisedUntil,
  } as const
  await changeIntent({ transaction, intent: held, change })
  await enqueueSettle({ transaction, intentId: intent.id, runAt: new Date(Date.now() + HEAD_START_MS) })
  return true
}
