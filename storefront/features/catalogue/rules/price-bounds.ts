const STEP = 10

/** The ends of the price slider in whole tens of euros: those of the whole catalogue, whatever the other filters, and of what is chosen. */
export const priceBounds = ({
  catalogue,
  chosen,
}: {
  catalogue: { min: number; max: number }
  chosen: { min?: number; max?: number }
}): { min: number; max: number } => {
  const min = Math.floor(Math.min(catalogue.min, chosen.min ?? catalogue.min) / STEP) * STEP
  const max = Math.ceil(Math.max(catalogue.max, chosen.max ?? catalogue.max) / STEP) * STEP
  return { min, max: Math.max(max, min + STEP) }
}
