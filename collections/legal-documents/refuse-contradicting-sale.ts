import type { CollectionBeforeChangeHook } from 'payload'
import { contradictingLines, textLines } from '@/domain/reservations/payment-terms-conflicts'
import type { LegalDocument } from '@/payload-types'
import { findPaymentTermsFor } from '@/server/features/legal/find-payment-terms-for'
import { invalidFields } from '../fields/invalid-fields'

/**
 * Terms of sale are not published while they say something else than the terms of payment of their day, unless a draft of terms of
 * payment for that day says the same: of two that change together, the terms of sale are published first.
 */
export const refuseContradictingSale: CollectionBeforeChangeHook<LegalDocument> = async ({ data, req }) => {
  if (data.kind !== 'terms_of_sale' || data.status !== 'published') return data
  const found = await findPaymentTermsFor({ req, on: data.effective_on ?? null })
  const lines = textLines(data.body?.root)
  const [wrong = []] = found.map((terms) => contradictingLines({ lines, terms }))
  if (found.some((terms) => contradictingLines({ lines, terms }).length === 0) || wrong.length === 0) return data
  const [terms] = found
  const message = `Les conditions de paiement ${terms?.version ?? ''}, en vigueur ce jour-là, disent un acompte de ${String(terms?.deposit_percent)}\u00a0% et ${String(terms?.grace_days)} jours après la relance. Ce texte dit\u00a0: «\u00a0${wrong.join(' ')}\u00a0» Prépare d’abord un brouillon de conditions de paiement qui dit la même chose, pour le même jour au plus tard.`
  throw invalidFields({ collection: 'legal-documents', req, errors: [{ path: 'body', message }] })
}
