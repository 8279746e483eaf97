/** What a sum that is received, or given back, is for. */
export const PAYMENT_KINDS = ['deposit', 'balance', 'full', 'refund', 'refund_returned'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

/** What the agency may write down itself: that a refund came back is read from the bank's file. */
export const DESK_PAYMENT_KINDS = ['deposit', 'balance', 'full', 'refund'] as const satisfies PaymentKind[]
export type DeskPaymentKind = (typeof DESK_PAYMENT_KINDS)[number]

/** `credit`: the customer's own, out of its ledger; `gift_card`: a card's, out of the same. `moved`: what was paid for a canceled booking follows to another one. */
export const PAYMENT_METHODS = [
  'bank_transfer',
  'card',
  'credit',
  'gift_card',
  'cheque',
  'ancv',
  'cash',
  'moved',
  'other',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the agency may write down itself. */
export const DESK_PAYMENT_METHODS = [
  'bank_transfer',
  'card',
  'credit',
  'cheque',
  'ancv',
  'cash',
  'other',
] as const satisfies PaymentMethod[]
export type DeskPaymentMethod = (typeof DESK_PAYMENT_METHODS)[number]

/** Letters of what a payment is told apart by: the numbers of many vouchers take more than the reference of a transfer. */
export const MOST_REFERENCE = 300

/** Letters of why a sum is given back. */
export const MOST_REASON = 300

export const KIND_LABELS: Record<PaymentKind, string> = {
  deposit: 'Acompte',
  balance: 'Solde',
  full: 'Totalité',
  refund: 'Remboursement',
  refund_returned: 'Remboursement revenu',
}
export const METHOD_LABELS: Record<PaymentMethod, string> = {
  bank_transfer: 'Virement',
  card: 'Carte',
  credit: 'Avoir',
  gift_card: 'Carte cadeau',
  cheque: 'Chèque',
  ancv: 'Chèques-Vacances',
  cash: 'Espèces',
  moved: 'Report d’une autre réservation',
  other: 'Autre',
}

const MEANS: Record<PaymentMethod, string> = {
  bank_transfer: ' par virement',
  card: ' par carte',
  credit: ' sur ton avoir',
  gift_card: ' sur ta carte cadeau',
  cheque: ' par chèque',
  ancv: ' en Chèques-Vacances',
  cash: ' en espèces',
  moved: ' d’une autre réservation',
  other: '',
}

/** How a sum came, after it: « 384 € par virement ». */
export const withMeans = ({ sum, method }: { sum: string; method: PaymentMethod }): string => sum + MEANS[method]

/** To choose from, in the panel. */
export const DESK_PAYMENT_KIND_OPTIONS = DESK_PAYMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
export const PAYMENT_KIND_OPTIONS = PAYMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))
export const PAYMENT_METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))
export const DESK_PAYMENT_METHOD_OPTIONS = DESK_PAYMENT_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }))
