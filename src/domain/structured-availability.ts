export type StructuredAvailability = 'InStock' | 'SoldOut' | 'OutOfStock'

/** The schema.org availability of departures to come: sold out when all are full, out of stock when there is none. */
export const describeAvailability = (
  departures: ReadonlyArray<{ available_count: number }>,
): StructuredAvailability => {
  if (departures.length === 0) return 'OutOfStock'
  return departures.some(({ available_count }) => available_count > 0) ? 'InStock' : 'SoldOut'
}
