/** What a sum that is received, or given back, is for. */
export const PAYMENT_KINDS = ['deposit', 'balance', 'full', 'refund'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_METHODS = ['bank_transfer', 'card', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const KIND_LABELS: Record<PaymentKind, string> = {
  deposit: 'Acompte',
  balance: 'Solde',
  full: 'Totalité',
  refund: 'Remboursement',
}
const METHOD_LABELS: Record<PaymentMethod, string> = { bank_transfer: 'Virement', card: 'Carte', other: 'Autre' }

/** To choose from, in the panel. */
export const PAYMENT_KIND_OPTIONS = PAYMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
export const PAYMENT_METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))
