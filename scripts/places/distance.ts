export type Point = { lat: number; lon: number }

const METERS_A_DEGREE = 111_195
const toRadians = Math.PI / 180

/** The metres between two points as the crow flies, where they are a few hundred kilometres apart at most. */
export const meters = (from: Point, to: Point): number => {
  const north = to.lat - from.lat
  const east = (to.lon - from.lon) * Math.cos(((from.lat + to.lat) / 2) * toRadians)
  return METERS_A_DEGREE * Math.sqrt(north * north + east * east)
}

/** The middle of some points that lie near each other; null without any. */
export const middle = (points: Point[]): Point | null =>
  points.length === 0
    ? null
    : {
        lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
        lon: points.reduce((sum, { lon }) => sum + lon, 0) / points.length,
      }
