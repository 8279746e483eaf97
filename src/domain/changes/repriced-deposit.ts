/**
 * The deposit of a booking once its price is another one, in cents. One that was paid stays paid: it only comes down to the price.
 * One that is awaited is what the rule asks of the new price.
 */
export const repricedDeposit = ({
  depositCents,
  ruleCents,
  totalCents,
  paidCents,
}: {
  depositCents: number
  /** What a booking at the new price has as its deposit. */
  ruleCents: number
  totalCents: number
  paidCents: number
}): number => (paidCents > 0 && paidCents >= depositCents ? Math.min(depositCents, totalCents) : ruleCents)
