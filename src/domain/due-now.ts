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
