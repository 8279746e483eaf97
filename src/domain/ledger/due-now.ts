import { formatPrice } from '@/domain/text/price'

export type Due = { purpose: 'deposit' | 'balance'; amountCents: number }

/** What is to be paid next of a booking, in cents: what is missing of its deposit, then all the rest; null when nothing is left. */
export const dueNow = ({
  totalCents,
  depositCents,
  paidCents,
}: {
  totalCents: number
  depositCents: number
  paidCents: number
}): Due | null => {
  const leftCents = totalCents - paidCents
  if (leftCents <= 0) return null
  const missingCents = Math.min(depositCents, totalCents) - paidCents
  if (missingCents > 0) return { purpose: 'deposit', amountCents: missingCents }
  return { purpose: 'balance', amountCents: leftCents }
}

/** What is to be transferred next, in euros: what is missing of the deposit, then of the whole; zero once all is paid. */
export const nextTransfer = ({
  deposit,
  total,
  settled,
}: {
  deposit: number
  total: number
  settled: number
}): number => Math.max(0, Math.round(((settled < deposit ? deposit : total) - settled) * 100) / 100)

/** The least that is paid at once of a balance, in cents: each payment has its own fee and its own receipt. */
export const LEAST_PART_CENTS = 1_000

/** Why a part of a balance can't be paid by itself, in French; null when it can. All that is left can, however little. */
export const balancePartRefusal = ({
  leftCents,
  amountCents,
}: {
  leftCents: number
  amountCents: number
}): string | null => {
  if (amountCents > leftCents) return `Il ne reste que ${formatPrice(leftCents / 100)} à régler.`
  if (amountCents >= Math.min(leftCents, LEAST_PART_CENTS)) return null
  return leftCents > LEAST_PART_CENTS
    ? `Règle ${formatPrice(LEAST_PART_CENTS / 100)} au moins.`
    : `Règle les ${formatPrice(leftCents / 100)} qui restent, en une fois.`
}

/** One traveler's equal part of a balance, in cents, rounded up. Payments of other travelers change it only once less is left. */
export const travelerPartCents = ({
  balanceCents,
  leftCents,
  travelers,
}: {
  balanceCents: number
  leftCents: number
  travelers: number
}): number => Math.min(leftCents, Math.max(LEAST_PART_CENTS, Math.ceil(balanceCents / Math.max(1, travelers))))
