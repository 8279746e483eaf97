import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { OutputOf } from '@/contract/define-route'
import type { buyGiftCard, getGiftOffer } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { sendDayRefusal } from '@/domain/gift-cards/gift-card'
import { giftReference } from '@/domain/bank-lines/match-gift'
import { versionInForce } from '@/server/features/legal/in-force'
import { offeredProvider, requireProvider } from '@/server/features/payment-methods/online-providers'
import { drawPaymentToken, openPaymentToken } from '@/server/features/payment-methods/payment-link'
import { readIntents } from '@/server/features/payments/intent'
import { writeIntent } from '@/server/features/payments/open-intent'
import { startAtProvider, whileAnswered } from '@/server/features/payments/start-at-provider'
import { LIMITS } from '@/server/features/seats/limits'
import { onlyRow } from '@/server/platform/db/only-row'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { findGiftTrip } from './gift-trips'

type Body = OutputOf<(typeof buyGiftCard)['body']>
type Asked = { req: PayloadRequest; body: Body; key: string }

/** Whether cards are sold here today: by the version of their conditions that is in force, and by who takes payment cards. */
export const readGiftOffer = async (): Promise<OutputOf<(typeof getGiftOffer)['response']>> => {
  const [row] = await queryStatement<{ version: string | null }>(
    sql`select ${sql.raw(versionInForce('gift_card_terms'))} as version`,
  )
  const version = row?.version ?? null
  if (version === null) return { terms_version: null, is_sold: false, means: [] }
  const means = [...(offeredProvider() === null ? [] : (['card'] as const)), 'bank_transfer' as const]
  return { terms_version: version, is_sold: true, means }
}

/** Starts the payment of a gift card, which is worth nothing until it is paid; the same press again answers the same payment. */
export const buyGiftCardFor = async ({ req, body, key }: Asked) => {
  await countCall({ limit: LIMITS.giftByClient, key: clientAddressOf(req.headers) })
  if (body.means === 'card') requireProvider()
  await refuseOther(body)
  // Never what the browser says a trip is called or costs.
  const shownCents = Math.round(body.amount * 100)
  const trip = body.trip_id ? await findGiftTrip({ id: body.trip_id, shownCents }) : null
  const worth = { cents: trip?.cents ?? shownCents, tripName: trip?.name ?? null }
  const { intentId, sealed } = await withTransaction(req, () => keepPurchase({ req, body, key, ...worth }))
  if (intentId === null) return { token: openPaymentToken(sealed), next: null }
  const [intent] = await readIntents(sql`i.id = ${intentId}::uuid`)
  if (!intent) throw new Error('The purchase was not written.')
  const { next } = await whileAnswered(startAtProvider(intent))
  return { token: openPaymentToken(sealed), next }
}

const refuseOther = async ({ terms_version: agreed, send_on: sendOn }: Body): Promise<void> => {
  const { terms_version: version } = await readGiftOffer()
  if (version === null || agreed !== version) {
    throw new HttpError({
      status: 409,
      message: 'Les conditions des cartes cadeaux ont changé\u00a0: relis-les avant de payer.',
      body: { reason: 'terms', terms_version: version },
    })
  }
  const message = sendOn ? sendDayRefusal({ sendOn, today: calendarDayInParis(new Date()) }) : null
  if (message !== null) throw new HttpError({ status: 422, message, fields: [{ field: 'send_on', message }] })
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Without an intent it is paid by transfer. */
type Kept = { intentId: string | null; sealed: string }

type Worth = { cents: number; tripName: string | null }

const keepPurchase = async ({ req, body, key, cents, tripName }: Asked & Worth): Promise<Kept> => {
  const transaction = await transactionOf(req)
  const hash = digest(JSON.stringify(body))
  const { hash: linkHash, sealed } = drawPaymentToken()
  const { rows } = await transaction.execute<{
    id: number
    intentId: string | null
    sealed: string
    isNew: boolean
    isSame: boolean
  }>(sql`
    insert into gift_cards (amount_cents, picture, giver_name, buyer_email, recipient_name, recipient_email, message, send_on,
      terms_version, request_key, request_hash, purchase_hash, purchase_sealed, paid_by, trip_id, trip_name)
    values (${cents}, ${body.picture}, ${body.giver_name}, ${body.buyer_email}, ${body.recipient_name},
      ${body.recipient_email ?? null}, nullif(${body.message}, ''), ${body.recipient_email ? (body.send_on ?? null) : null},
      ${body.terms_version}, ${digest(key)}, ${hash}, ${linkHash}, ${sealed}, ${body.means},
      ${tripName === null ? null : (body.trip_id ?? null)}, ${tripName})
    on conflict (request_key) do update set request_key = excluded.request_key
    returning id, intent_id::text as "intentId", (xmax = 0) as "isNew", purchase_sealed as sealed, request_hash = ${hash} as "isSame"`)
  const card = onlyRow(rows)
  if (!card.isSame) {
    throw new HttpError({
      status: 422,
      message: 'Ce formulaire a déjà servi à une autre carte\u00a0: recharge la page.',
    })
  }
  if (body.means === 'bank_transfer') {
    if (card.isNew) await awaitTransfer({ req, transaction, cardId: card.id })
    return { intentId: null, sealed: card.sealed }
  }
  if (card.intentId !== null) return { intentId: card.intentId, sealed: card.sealed }
  const { id: intentId } = await writeIntent({
    transaction,
    intent: { purpose: 'gift_card', provider: requireProvider().key, amountCents: cents, linkSealed: card.sealed },
  })
  await transaction.execute(sql`update gift_cards set intent_id = ${intentId}::uuid where id = ${card.id}`)
  return { intentId, sealed: card.sealed }
}

/** Gives a purchase the reference that its transfer bears, and tells the buyer where to send it. */
const awaitTransfer = async ({
  req,
  transaction,
  cardId,
}: {
  req: PayloadRequest
  transaction: Transaction
  cardId: number
}): Promise<void> => {
  const reference = giftReference({ id: cardId, year: calendarDayInParis(new Date()).slice(0, 4) })
  await transaction.execute(sql`update gift_cards set reference = ${reference} where id = ${cardId}`)
  await enqueueMail({ req, mail: { template: 'gift_to_pay', giftCardId: cardId } })
}
