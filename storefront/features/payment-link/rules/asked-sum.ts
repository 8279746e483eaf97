import type { PaymentDetail } from '@/contract/payments'
import { balancePartRefusal, LEAST_PART_CENTS, travelerPartCents } from '@/domain/ledger/due-now'

/** How much one wishes to pay now: what is expected, all that is left, one traveler's part of the balance, or a sum of one's own. */
export type Wish = { kind: 'due' | 'all' | 'part' | 'other'; other: string }

export type AskedSum = {
  /** Euros; null while no sum is written. */
  amount: number | null
  /** Why that can't be paid, in French. */
  refusal: string | null
  /** What the call is told. */
  body: { share: 'due' | 'all'; amount?: number }
}

/** One traveler's equal part of a balance, in euros; null where it is all of it, or what is due is no balance. */
export const ownPart = ({ purpose, balance, left, expedition }: PaymentDetail): number | null => {
  if (purpose !== 'balance') return null
  const leftCents = Math.round(left * 100)
  const partCents = travelerPartCents({
    balanceCents: Math.round(balance * 100),
    leftCents,
    travelers: expedition.travelers_count,
  })
  return partCents < leftCents ? partCents / 100 : null
}

/** Whether there is a choice: a little that is left is paid at once. */
export const mayChooseSum = ({ purpose, amount, left }: PaymentDetail): boolean =>
  left > amount || (purpose === 'balance' && left * 100 > LEAST_PART_CENTS)

/** What a wish comes to. */
export const askedSum = ({ detail, wish }: { detail: PaymentDetail; wish: Wish }): AskedSum => {
  if (wish.kind === 'all') return { amount: detail.left, refusal: null, body: { share: 'all' } }
  const amount = wish.kind === 'part' ? ownPart(detail) : wish.kind === 'other' ? readEuros(wish.other) : detail.amount
  if (wish.kind === 'due') return { amount, refusal: null, body: { share: 'due' } }
  if (amount === null) return { amount: null, refusal: 'Écris une somme en euros.', body: { share: 'due' } }
  const refusal = balancePartRefusal({
    leftCents: Math.round(detail.left * 100),
    amountCents: Math.round(amount * 100),
  })
  return { amount, refusal, body: { share: 'due', amount } }
}

/** A sum as people write it, `420`, `420,50` or `1 200 €`; null for anything else. */
const readEuros = (text: string): number | null => {
  const compact = text.replaceAll(/[\s\u00a0\u202f€]/g, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(compact) ? Number(compact) : null
}
