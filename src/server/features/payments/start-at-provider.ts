import { findProvider } from '@/server/features/payment-methods/online-providers'
import { openPaymentToken, returnLink } from '@/server/features/payment-methods/payment-link'
import {
  ProviderUnavailable,
  type NextStep,
  type OnlineProvider,
  type PaymentOrder,
} from '@/server/features/payment-methods/port'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import type { Intent } from './intent'

/** Asks a provider for a payment of ours, or for the same again, and writes down its reference. */
export const startAtProvider = async (intent: Intent): Promise<{ reference: string; next: NextStep }> => {
  const provider = providerOf(intent)
  const started = await provider.start(await orderOf({ intent, provider }))
  await queryStatement(sql`
    update payment_intents set provider_reference = ${started.reference}, updated_at = now()
    where id = ${intent.id}::uuid and provider_reference is null`)
  return started
}

/** The provider of a payment; one that is configured no more can't be asked, as one that is down. */
export const providerOf = ({ provider: key }: Pick<Intent, 'provider'>): OnlineProvider => {
  const provider = findProvider(key)
  if (!provider) throw new ProviderUnavailable(`The provider « ${key} » is not configured.`)
  return provider
}

/** What a caller is told while a provider does not answer: 503, and nothing was decided. */
export const whileAnswered = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw new HttpError({
      status: 503,
      message: 'Le paiement par carte ne répond pas en ce moment. Rien n’est perdu : réessaie dans un instant.',
      headers: { 'Retry-After': '5' },
    })
  })

type Facts = { email: string; description: string }

const bookingFacts = ({ id }: Intent) => sql`
  select coalesce(s.email, u.email) as email, e.name || case when i.purpose = 'share' then ', une part de l’acompte'
    when i.purpose <> 'order' then coalesce(', ' || r.number, '') else '' end as description
  from payment_intents i join users u on u.id = i.user_id left join reservations r on r.id = i.reservation_id
    left join deposit_shares s on s.id = i.share_id left join shared_deposits h on h.id = s.deposit_id
    join departures d on d.id = coalesce(h.departure_id, r.departure_id, (i.kept_order ->> 'departureId')::int)
    join expeditions e on e.id = d.expedition_id
  where i.id = ${id}::uuid`

const giftFacts = ({ id }: Intent) => sql`
  select g.buyer_email as email, 'Carte cadeau' as description from gift_cards g
  where g.intent_id = ${id}::uuid and g.buyer_email is not null`

/** The payment as the provider is asked for it: the same each time, whoever asks. */
export const orderOf = async ({
  intent,
  provider,
}: {
  intent: Intent
  provider: OnlineProvider
}): Promise<PaymentOrder> => {
  const [facts] = await queryStatement<Facts>(intent.purpose === 'gift_card' ? giftFacts(intent) : bookingFacts(intent))
  if (!facts || intent.linkSealed === null) throw new Error(`Nobody is left to pay ${intent.id}.`)
  return {
    id: intent.id,
    amountCents: intent.amountCents,
    description: facts.description,
    email: facts.email,
    capture: provider.capture && provider.release ? 'manual' : 'automatic',
    returnUrl: returnLink({
      page: intent.purpose === 'gift_card' ? '/carte-offerte' : '/payer',
      token: openPaymentToken(intent.linkSealed),
    }),
    saveMethod: intent.savesCard,
  }
}
