/**
 * What a departure leaves the agency, in cents, with the travelers who are sure to come and with each more up to its
 * minimum; nothing when its costs are not known.
 */
export const departureMargins = ({
  priceCents,
  reductionCents,
  fixedCostCents,
  travelerCostCents,
  firm,
  minimum,
}: {
  priceCents: number
  /** What the children among those who are sure to come pay less than the price. */
  reductionCents: number
  fixedCostCents: number | null
  travelerCostCents: number | null
  firm: number
  minimum: number | null
}): Array<{ travelers: number; margin_cents: number }> => {
  if (minimum === null || fixedCostCents === null) return []
  const count = Math.max(1, minimum - firm + 1)
  return Array.from({ length: count }, (_, more) => {
    const travelers = firm + more
    return {
      travelers,
      margin_cents: travelers * (priceCents - (travelerCostCents ?? 0)) - reductionCents - fixedCostCents,
    }
  })
}
