import {
  askGiftWithdrawal,
  buyGiftCard,
  changeGiftPurchase,
  checkGiftCode,
  getGiftCard,
  getGiftOffer,
  getGiftPaper,
  getGiftPurchase,
  listGiftTrips,
  payGiftPurchase,
  settleGiftPurchase,
  withdrawFromGift,
} from '@/contract/gift-cards'
import { implementRoute } from '@/server/platform/http/implement-route'
import { askWithdrawal } from './ask-withdrawal'
import { buyGiftCardFor, readGiftOffer } from './buy-gift-card'
import { changeGift } from './change-gift'
import { drawGiftPaper } from './draw-gift-paper'
import { payPurchase, readPurchase, settlePurchase } from './gift-purchase'
import { listGiftTrips as readGiftTrips } from './gift-trips'
import { checkGiftBalance, readGiftCard } from './read-gift-card'
import { withdrawGift } from './withdraw-gift'

/** Gift cards, bought by anyone and received by a private link. */
export const GIFT_ENDPOINTS = [
  implementRoute(getGiftOffer, () => readGiftOffer()),
  implementRoute(listGiftTrips, () => readGiftTrips()),
  implementRoute(buyGiftCard, ({ body, headers, req }) =>
    buyGiftCardFor({ req, body, key: headers['idempotency-key'] }),
  ),
  implementRoute(getGiftPurchase, ({ headers, req }) => readPurchase({ req, token: headers['link-token'] })),
  implementRoute(settleGiftPurchase, ({ headers, req }) => settlePurchase({ req, token: headers['link-token'] })),
  implementRoute(payGiftPurchase, ({ headers, req }) => payPurchase({ req, token: headers['link-token'] })),
  implementRoute(withdrawFromGift, async ({ headers, body, req }) => {
    const token = headers['link-token']
    await withdrawGift({ req, token, amount: body.amount })
    return readPurchase({ req, token })
  }),
  implementRoute(changeGiftPurchase, async ({ headers, body, req }) => {
    const token = headers['link-token']
    await changeGift({ req, token, change: body })
    return readPurchase({ req, token })
  }),
  implementRoute(askGiftWithdrawal, ({ body, req }) => askWithdrawal({ req, email: body.email })),
  implementRoute(getGiftPaper, ({ headers, req }) => drawGiftPaper({ req, token: headers['link-token'] })),
  implementRoute(getGiftCard, ({ headers, req }) => readGiftCard({ req, token: headers['link-token'] })),
  implementRoute(checkGiftCode, ({ body, req }) => checkGiftBalance({ req, code: body.code })),
]
