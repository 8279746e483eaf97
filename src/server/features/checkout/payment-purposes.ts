import type { Accepting } from '@/server/features/payments/accepting'
import { agreeToCapture } from '@/server/features/payments/agree-to-capture'
import { type Intent, lockIntent, mayBePaid } from '@/server/features/payments/intent'
import { noteEvent } from '@/server/features/payments/note-event'
import { recordCapture } from '@/server/features/payments/record-capture'
import { authoriseShare } from '@/server/features/payments/shared/authorise-share'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { loseGift } from './gift-purchase/lose-gift'
import { recordGift } from './gift-purchase/record-gift'
import { acceptBalance, acceptOrderPayment } from './accept-reservation-payment'
import { loseIntent } from './lose-intent'

/** Agrees to take the price of a gift card: nothing has to be kept for it, and nothing is given before it is there. */
const acceptGift = async ({ req, intent, seen, event }: Accepting): Promise<boolean> => {
  const transaction = await transactionOf(req)
  const held = await lockIntent({ transaction, id: intent.id })
  await noteEvent({ transaction, intent, event })
  if (!mayBePaid(held)) return true
  await agreeToCapture({ transaction, held, seen })
  return true
}

/** What a payment does for its purpose, in the transaction of each step. Answers whether there may be more to do. */
type Purpose = {
  /** The card is authorised: the seats, or the sum, are given for it. */
  accept: (step: Accepting) => Promise<boolean>
  /** The provider took the money. */
  record: (step: Accepting) => Promise<boolean>
  /** The authorisation ended before the money was taken. */
  lose: (step: Accepting) => Promise<boolean>
}

const OF_RESERVATION = { record: recordCapture, lose: loseIntent }

/** All that can be paid for by a provider. */
export const PURPOSES: Record<Intent['purpose'], Purpose> = {
  order: { accept: acceptOrderPayment, ...OF_RESERVATION },
  deposit: { accept: acceptBalance, ...OF_RESERVATION },
  balance: { accept: acceptBalance, ...OF_RESERVATION },
  share: { accept: authoriseShare, ...OF_RESERVATION },
  gift_card: { accept: acceptGift, record: recordGift, lose: loseGift },
}
