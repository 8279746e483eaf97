/** A place on earth, in degrees. */
export type Point = { lat: number; lon: number }

export const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point as a unit vector: the cosine of the angle between two places is the product of theirs. */
export const unitVector = ({ lat, lon }: Point): [x: number, y: number, z: number] => {
  const flat = Math.cos(radians(lat))
  return [flat * Math.cos(radians(lon)), flat * Math.sin(radians(lon)), Math.sin(radians(lat))]
}

/** Kilometres between two places as the crow flies. */
export const crowKm = (from: Point, to: Point): number => {
  const [a, b] = [unitVector(from), unitVector(to)]
  const cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** How much longer than the crow's each way is; a plane adds a flat 95 km. */
export const DETOUR = { train: 1.2, coach: 1.5, car: 1.3, ferry: 1.3 } as const
export const PLANE_DETOUR_KM = 95

/** Whole kilometres by land or sea, from those of the crow. */
export const detouredKm = (by: keyof typeof DETOUR, crow: number): number => Math.round(crow * DETOUR[by])

/** Whole kilometres of a flight, from those of the crow. */
export const flownKm = (crow: number): number => Math.round(crow + PLANE_DETOUR_KM)
