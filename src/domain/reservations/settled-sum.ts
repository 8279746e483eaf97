/** What needs no further payment of a booking, in euros: what was received, and what cards are about to be debited for. */
export const settledSum = ({ paid, arriving }: { paid: number; arriving: number }): number =>
  Math.round((paid + arriving) * 100) / 100
