/** What is to be transferred next, in euros: what is missing of the deposit, then of the whole; zero once all is paid. */
export const nextTransfer = ({ deposit, total, paid }: { deposit: number; total: number; paid: number }): number =>
  Math.max(0, Math.round((paid < deposit ? deposit - paid : total - paid) * 100) / 100)
