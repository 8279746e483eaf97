import { first, item, last, lerp, type Point, type Range } from '../core/geometry'
import { brokenLine } from '../core/noise'
import type { Random } from '../core/random'

/** A peak; `horn` (0 to 0.4) hollows its flanks, `gap` deepens the saddle before it. */
export type Summit = { x: number; y: number; horn?: number; gap?: number }

/** Where the skyline comes down to, when it does not run off the canvas. */
export type Ends = { left?: { x: number; y: number }; right?: { x: number; y: number } }

/** One flank between an arête and a gully. */
export type Face = { shaded: boolean; edge: readonly Point[]; polygon: readonly Point[] }

type Node = Summit & { isSummit: boolean }
type Skyline = { line: Point[]; indexOf: Map<Node, number> }

type Options = {
  summits: readonly Summit[]
  foot: number
  saddleDepth: Range
  roughness: number
  detail: number
  width: number
  ends: Ends
}

/** Joins the summits through saddles and parts the range into lit and shaded faces. */
export function drawSkyline(rng: Random, options: Options): { line: readonly Point[]; faces: readonly Face[] } {
  const nodes = skylineNodes(rng, options)
  const skyline = joinNodes(rng, nodes, options)
  return { line: skyline.line, faces: splitFaces(rng, nodes, skyline, options.foot) }
}

function skylineNodes(rng: Random, { summits, foot, saddleDepth: [shallow, steep], width, ends }: Options) {
  const nodes: Node[] = []
  const saddle = (x: number, y: number) => nodes.push({ x, y, isSummit: false })
  const [leftmost, rightmost] = [first(summits), last(summits)]
  const low = (summit: Summit) => lerp(summit.y, foot, rng.range(0.75, 0.95))
  if (ends.left) saddle(ends.left.x, ends.left.y)
  else if (leftmost.x > 0) saddle(Math.min(-60, leftmost.x - (foot - leftmost.y) * 0.9), low(leftmost))
  summits.forEach((summit, i) => {
    nodes.push({ ...summit, isSummit: true })
    const next = summits[i + 1]
    if (!next) return
    const lower = Math.max(summit.y, next.y)
    const along = lerp(0.5, lower === summit.y ? 0.35 : 0.65, 0.8) + rng.range(-0.08, 0.08)
    saddle(lerp(summit.x, next.x, along), lerp(lower, foot, rng.range(shallow, steep) * (next.gap ?? 1)))
  })
  if (ends.right) saddle(ends.right.x, ends.right.y)
  else if (rightmost.x < width) saddle(Math.max(width + 60, rightmost.x + (foot - rightmost.y) * 0.9), low(rightmost))
  return nodes
}

function joinNodes(rng: Random, nodes: readonly Node[], { roughness, detail }: Options): Skyline {
  const line: Point[] = []
  const indexOf = new Map<Node, number>()
  const rough = { roughness, minLength: 16 / detail }
  nodes.forEach((node, i) => {
    indexOf.set(node, line.length)
    const next = nodes[i + 1]
    const from: Point = [node.x, node.y]
    if (!next) {
      line.push(from)
      return
    }
    const to: Point = [next.x, next.y]
    const bend = flankBend(node, next)
    const flank = bend
      ? [...brokenLine(rng, from, bend, rough).slice(0, -1), ...brokenLine(rng, bend, to, rough)]
      : brokenLine(rng, from, to, rough)
    line.push(...flank.slice(0, -1))
  })
  line.reduce((previous, point) => {
    point[0] = Math.max(point[0], previous[0] + 0.5)
    return point
  })
  return { line, indexOf }
}

function flankBend(node: Node, next: Node): Point | undefined {
  const hollow = node.isSummit ? node.horn : next.horn
  if (!hollow) return undefined
  const [high, low] = node.isSummit ? [node, next] : [next, node]
  return [lerp(high.x, low.x, 0.4), lerp(high.y, low.y, 0.4 + hollow)]
}

function splitFaces(rng: Random, nodes: readonly Node[], { line, indexOf }: Skyline, foot: number): Face[] {
  let previous: Point[] | undefined
  const descents = nodes.map((node) => {
    const drift = node.isSummit ? rng.range(0.02, 0.3) : rng.range(-0.12, 0.12)
    previous = descent(rng, { start: [node.x, node.y], bottom: foot + 40, drift, guard: previous })
    return previous
  })
  return nodes.slice(0, -1).map((node, i) => {
    const edge = line.slice(indexOf.get(node), (indexOf.get(item(nodes, i + 1)) ?? 0) + 1)
    const [here, there] = [item(descents, i), item(descents, i + 1)]
    return { shaded: node.isSummit, edge, polygon: [...edge, ...there.slice(1), ...[...here].reverse()] }
  })
}

type Descent = { start: Point; bottom: number; drift: number; guard: readonly Point[] | undefined }

/** A zigzag line going down from `start`, kept to the right of `guard`. */
function descent(rng: Random, { start, bottom, drift, guard }: Descent) {
  const line: Point[] = [start]
  let [x, y] = start
  let side = rng.sign()
  let step = 12
  while (y < bottom) {
    const dy = step * rng.range(0.5, 1.6)
    x += dy * (drift + side * rng.range(0.2, 0.75))
    y += dy
    if (rng.chance(0.75)) side = -side
    step = Math.min(46, step * 1.12)
    const limit = guard && first(guard)[1] <= y ? xAt(guard, y) + 6 : -Infinity
    x = Math.max(x, limit)
    line.push([x, y])
  }
  return line
}

function xAt(line: readonly Point[], y: number) {
  for (let i = 1; i < line.length; i += 1) {
    const [bx, by] = item(line, i)
    if (y > by) continue
    const [ax, ay] = item(line, i - 1)
    return by === ay ? bx : lerp(ax, bx, Math.max(0, (y - ay) / (by - ay)))
  }
  return last(line)[0]
}
