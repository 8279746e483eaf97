import { acceptGift } from '../gift-cards/accept-gift'
import { loseGift } from '../gift-cards/lose-gift'
import { recordGift } from '../gift-cards/record-gift'
import { acceptBalance, acceptOrderPayment } from './accept-reservation-payment'
import type { Accepting } from './accepting'
import type { Intent } from './intent'
import { loseIntent } from './lose-intent'
import { recordCapture } from './record-capture'
import { authoriseShare } from './shared/authorise-share'

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
