import type { CollectionBeforeChangeHook } from 'payload'
import { contradictingLines } from '@/domain/reservations/payment-terms-conflicts'
import type { PaymentTerm } from '@/payload-types'
import { findTermsOfSale } from '@/server/features/legal/find-terms-of-sale'
import { invalidFields } from '../fields/invalid-fields'

/** Terms of payment are not published while the terms of sale of their day say something else. */
export const refuseContradiction: CollectionBeforeChangeHook<PaymentTerm> = async ({ data, req }) => {
  if (data.status !== 'published') return data
  const { deposit_percent = 0, grace_days = 0, effective_on } = data
  const text = await findTermsOfSale({ req, on: effective_on ?? null })
  const lines = contradictingLines({ lines: text?.lines ?? [], terms: { deposit_percent, grace_days } })
  if (lines.length === 0) return data
  const message = `Les conditions de vente ${text?.version ?? ''}, en vigueur ce jour-là, disent\u00a0: «\u00a0${lines.join(' ')}\u00a0» Publie d’abord des conditions de vente qui disent la même chose, au plus tard le même jour.`
  throw invalidFields({ collection: 'payment-terms', req, errors: [{ path: 'deposit_percent', message }] })
}
