import {
  buyGiftCard,
  checkGiftCode,
  getGiftCard,
  getGiftOffer,
  listGiftTrips,
  getGiftPaper,
  getGiftPurchase,
  payGiftPurchase,
  settleGiftPurchase,
  withdrawFromGift,
} from './gift-cards'
import {
  drawPaymentLink,
  getPayment,
  getPaymentMeans,
  hearProvider,
  payByLink,
  payOrder,
  settleByLink,
} from './payments'
import { getSavedCard, withdrawSavedCard } from './saved-card'
import { declineShare, getSharedDeposit, giveUpSharedDeposit, openSharedDeposit } from './shared-deposits'

/** The calls by which people pay: a card or a transfer, a card that is kept, a deposit that is shared, gift cards. */
export const PAYMENT_ROUTES = {
  getPaymentMeans,
  payOrder,
  getPayment,
  payByLink,
  settleByLink,
  drawPaymentLink,
  getSavedCard,
  withdrawSavedCard,
  openSharedDeposit,
  getSharedDeposit,
  giveUpSharedDeposit,
  declineShare,
  hearProvider,
  getGiftOffer,
  listGiftTrips,
  buyGiftCard,
  getGiftPurchase,
  settleGiftPurchase,
  payGiftPurchase,
  withdrawFromGift,
  getGiftPaper,
  getGiftCard,
  checkGiftCode,
}
