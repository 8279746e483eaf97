const SECOND = 1000

/** How long to wait before a bank is asked again, in milliseconds: soon at first, then less and less often. */
export const nextAsk = (asked: number): number => {
  if (asked <= 5) return 2 * SECOND
  if (asked <= 20) return 4 * SECOND
  return asked <= 60 ? 10 * SECOND : 30 * SECOND
}
