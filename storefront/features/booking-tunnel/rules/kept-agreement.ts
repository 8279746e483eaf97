import type { CartDetail } from '@/contract/cart-detail'
import { readTab, SESSION_KEYS, writeTab } from '@/storefront/lib/storage/browser-storage'

/** What one ticked of the conditions. */
export type Agreement = { terms: boolean; level: boolean; gaps: boolean }
type Kept = { subject: string; agreement: Agreement }

const NOTHING: Agreement = { terms: false, level: false, gaps: false }

/** Where the browser keeps nothing, until the page is left. */
let last: Kept | null = null

/**
 * What was ticked for this very order: nothing once the date, the travelers or a text became another one, for to that nobody
 * agreed.
 */
export const readAgreement = (cart: CartDetail): Agreement => {
  const kept = last ?? readKept()
  return kept?.subject === subjectOf(cart) ? kept.agreement : NOTHING
}

/** Keeps it in this tab, from the recap to the payment. */
export const keepAgreement = ({ cart, agreement }: { cart: CartDetail; agreement: Agreement }): void => {
  last = { subject: subjectOf(cart), agreement }
  writeTab(SESSION_KEYS.bookingAgreement, JSON.stringify(last))
}

/** The order is placed: the next one is agreed to anew. */
export const forgetAgreement = (): void => {
  last = null
  writeTab(SESSION_KEYS.bookingAgreement, null)
}

/** The id of the first box that is missing for the order, or null when all that it asks for is ticked. */
export const missingAgreement = ({
  cart: { level_notice },
  agreement: { terms, level, gaps },
}: {
  cart: Pick<CartDetail, 'level_notice'>
  agreement: Agreement
}): 'accepte-conditions' | 'accepte-ecart' | 'certifie-niveau' | null => {
  if (!terms) return 'accepte-conditions'
  if (level_notice && !gaps) return 'accepte-ecart'
  return level ? null : 'certifie-niveau'
}

const readKept = (): Kept | null => {
  try {
    return JSON.parse(readTab(SESSION_KEYS.bookingAgreement) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const subjectOf = (cart: CartDetail): string =>
  JSON.stringify([
    cart.id,
    cart.departure.id,
    cart.travelers_count,
    cart.terms_version,
    cart.cancellation_version,
    cart.payment_terms.version,
    cart.information_form_version,
    cart.level_notice,
  ])
