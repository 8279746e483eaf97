import { routeKm, type RouteParts, type RoutePosition } from './route'

/** Kilometres between two recordings, up to which one walked from the end of the first to the start of the second. */
const WALKED_KM = 0.5

/** A step is a leap from so many kilometres, and so many times the usual step of the file: a route planned by hand has long steps. */
const LEAP = { km: 20, usualSteps: 50 }

/**
 * The parts of a route from the recordings of a file, in their order. Recordings that follow each other within half a kilometre are one
 * part. A recording is cut where it leaps. A point that stands alone is left out and counted: a watch notes 0, 0 before it knows where it is.
 */
export const joinSegments = (segments: RouteParts): { parts: RoutePosition[][]; strayCount: number } => {
  const leapKm = Math.max(LEAP.km, LEAP.usualSteps * usualStepOf(segments))
  const pieces = segments.flatMap((segment) => cutAtLeaps({ segment, leapKm }))
  const kept = pieces.filter((piece) => piece.length > 1)
  const joined: RoutePosition[][][] = []
  for (const piece of kept) {
    const before = joined.at(-1)
    const [end, start] = [before?.at(-1)?.at(-1), piece[0]]
    if (before && end && start && routeKm(end, start) <= WALKED_KM) before.push(piece)
    else joined.push([piece])
  }
  return { parts: joined.map((part) => part.flat()), strayCount: pieces.length - kept.length }
}

/** The median, in kilometres. */
const usualStepOf = (segments: RouteParts): number => {
  const steps = segments.flatMap((segment) => segment.slice(1).map((place, index) => stepTo(segment[index], place)))
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0
}

const stepTo = (from: RoutePosition | undefined, to: RoutePosition): number => (from ? routeKm(from, to) : 0)

const cutAtLeaps = ({ segment, leapKm }: { segment: RouteParts[number]; leapKm: number }): RoutePosition[][] => {
  const pieces: RoutePosition[][] = []
  for (const [index, place] of segment.entries()) {
    const piece = pieces.at(-1)
    if (piece && stepTo(segment[index - 1], place) <= leapKm) piece.push(place)
    else pieces.push([place])
  }
  return pieces
}
