import {
  drawPaymentLink,
  getPayment,
  getPaymentMeans,
  hearProvider,
  payByLink,
  payOrder,
  settleByLink,
} from '@/contract/payments'
import { getSavedCard, withdrawSavedCard } from '@/contract/saved-card'
import { declineShare, getSharedDeposit, giveUpSharedDeposit, openSharedDeposit } from '@/contract/shared-deposits'
import { drawOwnLink } from '@/server/features/payment-methods/payment-link'
import { readMeans } from '@/server/features/payments/read-means'
import { readPayment } from '@/server/features/payments/read-payment'
import { readOwnCard, withdrawOwnCard } from '@/server/features/payments/saved-card/own-card'
import { giveUpDeposit, readOwnDeposit } from '@/server/features/payments/shared/own-deposit'
import { implementRoute } from '@/server/platform/http/implement-route'
import { hearProviderOf } from './hear-provider'
import { payForLink } from './pay-by-link'
import { payOrderOf } from './pay-order'
import { settleForLink } from './settle-by-link'
import { declineShareOf } from './shared/decline-share'
import { openSharedDepositOf } from './shared/open-deposit'

/** What is paid on the site: an order by card, a deposit or a balance by a link, and what providers say. */
export const PAYMENT_ENDPOINTS = [
  implementRoute(getPaymentMeans, () => readMeans()),
  implementRoute(payOrder, ({ body, headers, user, req }) =>
    payOrderOf({ req, userId: user.id, body, key: headers['idempotency-key'] }),
  ),
  implementRoute(getPayment, ({ headers, req }) => readPayment({ req, token: headers['link-token'] })),
  implementRoute(payByLink, ({ headers, body, req }) => payForLink({ req, token: headers['link-token'], body })),
  implementRoute(settleByLink, ({ headers, req }) => settleForLink({ req, token: headers['link-token'] })),
  implementRoute(drawPaymentLink, ({ params, user, req }) => drawOwnLink({ req, userId: user.id, id: params.id })),
  implementRoute(getSavedCard, ({ params, user }) => readOwnCard({ userId: user.id, id: params.id })),
  implementRoute(withdrawSavedCard, ({ params, user, req }) =>
    withdrawOwnCard({ req, userId: user.id, id: params.id }),
  ),
  implementRoute(openSharedDeposit, ({ body, headers, user, req }) =>
    openSharedDepositOf({ req, userId: user.id, body, key: headers['idempotency-key'] }),
  ),
  implementRoute(getSharedDeposit, ({ params, user }) => readOwnDeposit({ userId: user.id, cartId: params.id })),
  implementRoute(giveUpSharedDeposit, ({ params, user, req }) =>
    giveUpDeposit({ req, userId: user.id, cartId: params.id }),
  ),
  implementRoute(declineShare, ({ headers, req }) => declineShareOf({ req, token: headers['link-token'] })),
  implementRoute(hearProvider, ({ params, req }) => hearProviderOf({ req, key: params.provider })),
]
