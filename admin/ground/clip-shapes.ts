import type { Box, PlanePoint } from './map-view'

type Side = { isInside: (point: PlanePoint) => boolean; cross: (from: PlanePoint, to: PlanePoint) => PlanePoint }

/** A ring inside a box, closed along its sides where it goes beyond (Sutherland and Hodgman); empty where it never comes in. */
export const clipRing = (ring: readonly PlanePoint[], box: Box): PlanePoint[] => {
  let clipped = [...ring]
  for (const { isInside, cross } of sidesOf(box)) {
    const points = clipped
    clipped = []
    let from = points.at(-1)
    for (const point of points) {
      if (from && isInside(from) !== isInside(point)) clipped.push(cross(from, point))
      if (isInside(point)) clipped.push(point)
      from = point
    }
  }
  return clipped
}

/** The pieces of a line inside a box, in its order. */
export const clipLine = (line: readonly PlanePoint[], box: Box): PlanePoint[][] => {
  const pieces: PlanePoint[][] = []
  let last: PlanePoint | undefined
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    const part = from && clipSegment({ from, to, box })
    if (!part) continue
    const [start, end] = part
    if (last?.[0] === start[0] && last[1] === start[1]) pieces.at(-1)?.push(end)
    else pieces.push([start, end])
    last = end
  }
  return pieces
}

export const boxAround = (points: readonly PlanePoint[]): Box => {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

export const areApart = (one: Box, other: Box): boolean =>
  one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top

const sidesOf = ({ left, top, right, bottom }: Box): Side[] => [
  { isInside: ([x]) => x >= left, cross: atX(left) },
  { isInside: ([x]) => x <= right, cross: atX(right) },
  { isInside: ([, y]) => y >= top, cross: atY(top) },
  { isInside: ([, y]) => y <= bottom, cross: atY(bottom) },
]

const atX =
  (x: number) =>
  ([fromX, fromY]: PlanePoint, [toX, toY]: PlanePoint): PlanePoint => [
    x,
    fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX),
  ]

const atY =
  (y: number) =>
  ([fromX, fromY]: PlanePoint, [toX, toY]: PlanePoint): PlanePoint => [
    fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY),
    y,
  ]

/** The part of a segment inside (Liang and Barsky). */
const clipSegment = ({
  from,
  to,
  box,
}: {
  from: PlanePoint
  to: PlanePoint
  box: Box
}): [PlanePoint, PlanePoint] | null => {
  const [across, down] = [to[0] - from[0], to[1] - from[1]]
  let [start, end] = [0, 1]
  for (const [step, room] of [
    [-across, from[0] - box.left],
    [across, box.right - from[0]],
    [-down, from[1] - box.top],
    [down, box.bottom - from[1]],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  if (start > end) return null
  const at = (share: number): PlanePoint => [from[0] + across * share, from[1] + down * share]
  return [start === 0 ? from : at(start), end === 1 ? to : at(end)]
}
