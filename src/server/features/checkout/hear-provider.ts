import type { PayloadRequest } from 'payload'
import { findProvider } from '@/server/features/payment-methods/online-providers'
import { readIntents } from '@/server/features/payments/intent'
import { whileAnswered } from '@/server/features/payments/start-at-provider'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { readRawBody } from '@/server/platform/http/read-body'
import { settlePayment } from './settle-payment'

/**
 * Acts on a message of a provider: it says which payment to look at, and never what became of it. 400 unless it is signed and
 * fresh. One about a payment that is not known is left alone: it may be another site's.
 */
export const hearProviderOf = async ({
  req,
  key,
}: {
  req: PayloadRequest
  key: string
}): Promise<{ received: true }> => {
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
