import type { OnlineProvider } from '@/server/features/payment-methods/port'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

export type CardTerms = { version: string; body: string }

/** The terms by which a card is kept, those in force today; null where the provider keeps none. */
export const cardTerms = async (provider: OnlineProvider): Promise<CardTerms | null> => {
  if (!provider.chargeSaved || !provider.forgetSaved) return null
  const [terms] = await queryStatement<CardTerms>(sql`
    select version, body from saved_card_terms where effective_from <= now() order by effective_from desc limit 1`)
  return terms ?? null
}

/** 409 when a card is to be kept by other terms than those in force, or can't be. */
export const requireCardTerms = async ({
  provider,
  version,
}: {
  provider: OnlineProvider
  version: string | null
}): Promise<void> => {
  if (version === null || (await cardTerms(provider))?.version === version) return
  throw new HttpError({
    status: 409,
    message: 'Les conditions pour garder ta carte ont changé\u00a0: relis-les avant de cocher la case.',
    body: { reason: 'card_terms' },
  })
}
