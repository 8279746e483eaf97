import type { Climb, ClimbMove, ClimbStop } from './climb'
import {
  ABOVE,
  CLIMB_SIZE,
  boxOf,
  layBlocks,
  rideText,
  rowTop,
  type DrawnText,
  type Ends,
  type Spot,
} from './lay-climb-words'

/** A climb as it is drawn: paths and words in units of a picture of this size. */
export type DrawnClimb = {
  width: number
  height: number
  ground: { far: string; near: string }
  moves: Array<{ kind: ClimbMove['kind']; path: string }>
  leaders: Array<{ from: Spot; to: Spot }>
  dots: Array<Spot & { isEnd: boolean; isHome: boolean }>
  texts: DrawnText[]
  /** What the drawing has no room for, in the order of the way. */
  leftOut: string[]
  /** Some height is not known, or the hours are estimated: what has no figure lies where the line takes it. */
  isSchematic: boolean
}

const { width: WIDTH, foot: FOOT } = CLIMB_SIZE
const SIDE = 26
const TOP = 74
/** What follows the last hour has no time: so wide, whatever it takes. */
const BEYOND = 110
/** Less than that between foot and top is drawn as no more than it is. */
const LEAST_METRES = 300

/** Draws a climb: x is time, y is altitude from the sea. */
export const drawClimb = ({ stops, moves, isWritten }: Climb): DrawnClimb => {
  const spots = placeStops(stops, moves)
  const blocks = layBlocks(stops, spots)
  const rows = 1 + Math.max(0, ...blocks.map(({ row }) => row))
  const height = rowTop(rows) - 18
  const at = (minute: number): Spot => spotAt({ minute, stops, spots })
  const drawn = moves.map((move) => ({ move, ends: endsOf({ move, stops, spots, at }) }))
  const beside = boxOf(blocks.flatMap(({ row, texts }) => (row === ABOVE ? texts : [])))
  const rides = drawn.map(({ move, ends }) => rideText(move, ends, beside))
  const line = spots
    .map((spot, index) => (index === 0 ? `M${pair(spot)}` : curve(spots[index - 1] ?? spot, spot)))
    .join('')
  return {
    width: WIDTH,
    height,
    ground: { far: groundOf({ line, spots, height, down: 12 }), near: groundOf({ line, spots, height, down: 30 }) },
    moves: drawn.map(({ move: { kind }, ends: [from, to] }) => ({ kind, path: `M${pair(from)}${curve(from, to)}` })),
    leaders: blocks.flatMap(({ spot, row }) =>
      row === ABOVE ? [] : [{ from: { x: spot.x, y: spot.y + 12 }, to: { x: spot.x, y: rowTop(row) - 16 } }],
    ),
    dots: [
      ...spots.map((spot, index) => ({ ...spot, isEnd: index === spots.length - 1, isHome: index === 0 })),
      // One gets off before one waits.
      ...drawn.flatMap(({ move, ends: [from] }) =>
        move.kind === 'wait' ? [{ ...from, isEnd: false, isHome: false }] : [],
      ),
    ],
    texts: [...blocks.flatMap(({ texts }) => texts), ...rides.flatMap(({ text }) => (text ? [text] : []))],
    leftOut: rides.flatMap(({ leftOut }) => (leftOut ? [leftOut] : [])),
    isSchematic: !isWritten || stops.some(({ altitude }) => altitude === null),
  }
}

/** Where each stop lies. A height that nobody knows lies between those around it, by the time; before the first, at the foot. */
const placeStops = (stops: ClimbStop[], moves: ClimbMove[]): Spot[] => {
  const end = stops.at(-1)?.minute ?? 1
  const beyond = moves.some(({ kind }) => kind === 'beyond') ? BEYOND : 0
  const wide = WIDTH - 2 * SIDE - beyond
  const heights = heightsOf(stops)
  const least = Math.min(0, ...heights)
  const most = Math.max(least + LEAST_METRES, ...heights)
  return stops.map(({ minute }, index) => ({
    x: Math.round(SIDE + (minute / Math.max(1, end)) * wide + (beyond && index === stops.length - 1 ? beyond : 0)),
    y: Math.round(FOOT - (((heights[index] ?? 0) - least) / (most - least)) * (FOOT - TOP)),
  }))
}

const heightsOf = (stops: ClimbStop[]): number[] => {
  const known = stops.flatMap(({ minute, altitude }) => (altitude === null ? [] : [{ minute, altitude }]))
  return stops.map(({ minute, altitude }) => {
    if (altitude !== null) return altitude
    const before = known.findLast((one) => one.minute <= minute)
    const after = known.find((one) => one.minute >= minute)
    if (!before || !after) return before?.altitude ?? 0
    const part = after.minute === before.minute ? 0 : (minute - before.minute) / (after.minute - before.minute)
    return before.altitude + part * (after.altitude - before.altitude)
  })
}

/** Where the line is at a minute between two stops. */
const spotAt = ({ minute, stops, spots }: { minute: number; stops: ClimbStop[]; spots: Spot[] }): Spot => {
  const next = stops.findIndex((stop) => stop.minute >= minute)
  const to = spots[next]
  const from = spots[next - 1]
  const [a, b] = [stops[next - 1], stops[next]]
  if (!to || !from || !a || !b || b.minute === minute) return to ?? { x: SIDE, y: FOOT }
  // A wait is at the station: as high as what it ends at.
  return { x: Math.round(from.x + ((minute - a.minute) / (b.minute - a.minute)) * (to.x - from.x)), y: to.y }
}

const endsOf = ({
  move,
  stops,
  spots,
  at,
}: {
  move: ClimbMove
  stops: ClimbStop[]
  spots: Spot[]
  at: (minute: number) => Spot
}): Ends => {
  if (move.kind !== 'beyond') return [at(move.from), at(move.to)]
  return [spots[stops.length - 2] ?? at(move.from), spots[stops.length - 1] ?? at(move.to)]
}

const pair = ({ x, y }: Spot): string => `${String(x)} ${String(y)}`

const curve = (from: Spot, to: Spot): string => {
  const half = Math.round((from.x + to.x) / 2)
  return `C${String(half)} ${String(from.y)} ${String(half)} ${String(to.y)} ${pair(to)}`
}

/** The ground that the way climbs, so much below it. */
const groundOf = ({
  line,
  spots,
  height,
  down,
}: {
  line: string
  spots: Spot[]
  height: number
  down: number
}): string => {
  const [first] = spots
  const last = spots.at(-1)
  if (!first || !last) return ''
  const lowered = line.replaceAll(
    /(\d{1,6}) (\d{1,6})/gu,
    (_, x: string, y: string) => `${x} ${String(Number(y) + down)}`,
  )
  const [, ...rest] = lowered.split('C')
  return `M0 ${String(height)}V${String(first.y + down)}H${String(first.x)}${rest.map((part) => `C${part}`).join('')}H${String(WIDTH)}V${String(height)}Z`
}
