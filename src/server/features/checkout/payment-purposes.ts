import type { Accepting } from '@/server/features/payments/accepting'
import type { Intent } from '@/server/features/payments/intent'
import { recordCapture } from '@/server/features/payments/record-capture'
import { authoriseShare } from '@/server/features/payments/shared/authorise-share'
import { acceptGift } from './gift-purchase/accept-gift'
import { loseGift } from './gift-purchase/lose-gift'
import { recordGift } from './gift-purchase/record-gift'
import { acceptBalance, acceptOrderPayment } from './accept-reservation-payment'
import { loseIntent } from './lose-intent'

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
