const STEP = 10

/** The ends of the price slider in whole tens of euros, wide enough for what is already chosen. */
export const priceBounds = ({
  facet,
  chosen,
}: {
  facet: { min: number; max: number }
  chosen: { min?: number; max?: number }
}): { min: number; max: number } => {
  const min = Math.floor(Math.min(facet.min, chosen.min ?? facet.min) / STEP) * STEP
  const max = Math.ceil(Math.max(facet.max, chosen.max ?? facet.max) / STEP) * STEP
  return { min, max: Math.max(max, min + STEP) }
}
