const NBSP = '\u00a0'

/** Writes a whole number the French way, thousands apart by a non-breaking space: `1 290`. */
export const formatNumber = (value: number): string => String(Math.trunc(value)).replace(/\B(?=(?:\d{3}){1,7}$)/g, NBSP)

/** Writes a price in euros the French way, cents only when there are some: `1 290 €`, `12,50 €`. */
export const formatPrice = (euros: number): string => {
  const cents = Math.round(euros * 100)
  const decimals = cents % 100
  const fraction = decimals === 0 ? '' : `,${String(Math.abs(decimals)).padStart(2, '0')}`
  return `${formatNumber(Math.trunc(cents / 100))}${fraction}${NBSP}€`
}
