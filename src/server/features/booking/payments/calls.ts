import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
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
import { getSharedDeposit, giveUpSharedDeposit, openSharedDeposit } from '@/contract/shared-deposits'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { implementRoute } from '@/server/platform/http/implement-route'
import { readRawBody } from '@/server/platform/http/read-body'
import { sql } from '@/server/platform/payload/transaction-of'
import { drawOwnLink } from './draw-link'
import { readIntents } from './intent'
import { findLinkedPayment } from './linked-payment'
import { offeredProvider, findProvider } from './online-providers'
import { payForLink } from './pay-by-link'
import { payOrderOf } from './pay-order'
import { settledState } from './present-intent'
import { readPayment } from './read-payment'
import { cardTerms } from './saved-card/card-terms'
import { readOwnCard, withdrawOwnCard } from './saved-card/own-card'
import { settlePayment } from './settle-payment'
import { openSharedDepositOf } from './shared/open-deposit'
import { giveUpDeposit, readOwnDeposit } from './shared/own-deposit'
import { whileAnswered } from './start-at-provider'

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
  implementRoute(hearProvider, ({ params, req }) => hearProviderOf({ req, key: params.provider })),
]

/** Who takes cards, and by which terms one may be kept for a balance. */
const readMeans = async (): Promise<OutputOf<typeof getPaymentMeans.response>> => {
  const provider = offeredProvider()
  if (!provider) return { card: null }
  const terms = await cardTerms(provider)
  return {
    card: {
      provider: provider.key,
      terms: terms && { version: terms.version, lines: terms.body.split('\n') },
    },
  }
}

/** Settles the last payment of a private link, and says how far it is. */
const settleForLink = async ({ req, token }: { req: PayloadRequest; token: string }) => {
  const { reservationId, intent, share } = await findLinkedPayment({ req, token })
  if (!intent) return { payment_id: null, state: null, message: null, reservation_id: reservationId, cart_id: null }
  const settled = await whileAnswered(settlePayment({ req, intentId: intent.id }))
  return {
    payment_id: settled.id,
    state: settledState(settled),
    message: settled.failureMessage,
    // Whoever paid a share has no part in the booking of who shared it.
    reservation_id: share ? null : settled.reservationId,
    cart_id: settled.cartId,
  }
}

/**
 * Acts on a message of a provider: it says which payment to look at, and never what became of it. 400 unless it is signed and
 * fresh. One about a payment that is not known is left alone: it may be another site's.
 */
const hearProviderOf = async ({ req, key }: { req: PayloadRequest; key: string }): Promise<{ received: true }> => {
  const provider = findProvider(key)
  if (!provider?.parseWebhook) throw notFound('Ce prestataire n’écrit pas ici.')
  const message = provider.parseWebhook({ raw: await readRawBody(req), headers: req.headers, now: new Date() })
  if (message === 'refused') throw new HttpError({ status: 400, message: 'Ce message n’est pas signé.' })
  if (!message) return { received: true }
  const [intent] = await readIntents(
    sql`i.provider = ${provider.key} and i.provider_reference = ${message.reference}
      and not exists (select 1 from payment_events v where v.provider = i.provider and v.event_id = ${message.eventId})`,
  )
  if (intent) {
    const event = { provider: provider.key, eventId: message.eventId }
    await whileAnswered(settlePayment({ req, intentId: intent.id, event }))
  }
  return { received: true }
}
