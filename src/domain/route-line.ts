type Position = [longitude: number, latitude: number, elevation: number]

const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high

/** Whether a value is a route: at least two points [longitude, latitude, elevation in metres], in walking order. */
export const isRouteLine = (value: unknown): value is Position[] =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 20_000 &&
  value.every(
    (point: unknown) =>
      Array.isArray(point) &&
      point.length === 3 &&
      isBetween(point[0], -180, 180) &&
      isBetween(point[1], -90, 90) &&
      isBetween(point[2], -500, 9000),
  )

/**
 * Gives its points back their form. Payload copies a list of lists as a list of objects keyed `0`, `1`, `2`
 * when a document is saved without its route: kept so, the route would be lost.
 */
export const restoreRouteLine = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((point: unknown) =>
        typeof point === 'object' && point !== null && !Array.isArray(point) ? Object.values(point) : point,
      )
    : value
