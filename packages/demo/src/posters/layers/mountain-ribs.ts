import { first, item, last, lerp, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import type { Random } from '../core/random'
import { closed } from '../core/shapes'
import type { Face } from './mountain-skyline'

/** A triangular fold hanging from the skyline, and what it does to the face it lies on. */
export type Rib = {
  kind: 'shadeOnLit' | 'deepOnShade' | 'lightOnShade'
  points: readonly Point[]
  start: Point
  tip: Point
  length: number
}

/** Ribs of one face, following its fall line. */
export function faceRibs(rng: Random, face: Face, { foot, detail }: { foot: number; detail: number }) {
  const ribs: Rib[] = []
  const [a, b] = [first(face.edge), last(face.edge)]
  const fall = face.shaded ? 1 : -1
  const steepness = Math.min(1.2, Math.abs(b[0] - a[0]) / Math.max(40, Math.abs(b[1] - a[1])))
  const count = Math.round((Math.hypot(b[0] - a[0], b[1] - a[1]) / 62) * detail)
  const hang = (start: Point, length: number, lean: number) => ribs.push(rib(rng, { start, length, lean, face }))
  for (let i = 0; i < count; i += 1) {
    const t = (i + rng.range(0.15, 0.85)) / count
    const start = item(face.edge, Math.min(face.edge.length - 1, Math.floor(t * face.edge.length)))
    const depth = foot - start[1]
    hang(start, depth * rng.range(0.2, 0.62), fall * rng.range(0.12, 0.5) * steepness)
    const inner: Point = [start[0] + fall * depth * 0.1 * steepness, start[1] + depth * rng.range(0.15, 0.4)]
    hang(inner, depth * rng.range(0.15, 0.45), fall * rng.range(0.1, 0.45) * steepness)
  }
  return ribs
}

type RibShape = { start: Point; length: number; lean: number; face: Face }

function rib(rng: Random, { start, length, lean, face: { shaded } }: RibShape): Rib {
  const tip: Point = [start[0] + lean * length, start[1] + length]
  const width = length * rng.range(0.1, 0.24)
  const side = shaded ? -1 : 1
  const corner: Point = [start[0] + lean * length * 0.35 + side * width, start[1] + length * rng.range(0.4, 0.7)]
  const rough = { roughness: 0.2, minLength: 12 }
  const points = [
    ...brokenLine(rng, start, tip, rough),
    ...brokenLine(rng, tip, corner, rough).slice(1),
    ...brokenLine(rng, corner, start, rough).slice(1, -1),
  ]
  const kind = shaded ? (rng.chance(0.55) ? 'lightOnShade' : 'deepOnShade') : 'shadeOnLit'
  return { kind, points, start, tip, length }
}

type Snow = { snowLine: number; top: number }

/** Area above a spiky snow line: long tongues of snow run down the gullies. */
export function snowCover(rng: Random, { snowLine, top, width }: Snow & { width: number }) {
  const amplitude = (snowLine - top) * 0.22 + 24
  const edge: Point[] = []
  let x = width + 200
  let down = true
  while (x > -200) {
    const lift = Math.sin(x * 0.006 + snowLine) * amplitude * 0.4
    const reach = rng.next() ** 1.6 * amplitude
    edge.push([x, snowLine + lift + (down ? reach : -reach)])
    x -= rng.range(7, 24)
    down = !down
  }
  return closed([[-200, -200], [width + 200, -200], ...edge])
}

/** Bare rock showing through the snow: slivers along some ribs. */
export function bareRock(rng: Random, ribs: readonly Rib[], { snowLine, top }: Snow) {
  const rough = { roughness: 0.25, minLength: 9 }
  return ribs
    .filter(({ start }) => start[1] > lerp(top, snowLine, 0.12) && rng.chance(0.4))
    .map(({ start, tip, length: full }) => {
      const from: Point = [lerp(start[0], tip[0], 0.3), lerp(start[1], tip[1], 0.3)]
      const length = full * rng.range(0.18, 0.4)
      const lean = (tip[0] - start[0]) / Math.max(1, full)
      const end: Point = [from[0] + lean * length, from[1] + length]
      const corner: Point = [from[0] + lean * length * 0.4 + length * 0.16, from[1] + length * 0.6]
      return closed([
        ...brokenLine(rng, from, end, rough),
        ...brokenLine(rng, end, corner, rough).slice(1),
        ...brokenLine(rng, corner, from, rough).slice(1, -1),
      ])
    })
    .join('')
}
