import { first, heightAt, item, last, lerp, type Point, type Range } from '../core/geometry'
import type { Random } from '../core/random'
import { dots, fill, group, smooth, stroke } from '../core/shapes'
import type { Palette } from '../palettes'
import type { Poster } from '../poster'

/** Blades of grass along a line. */
export function grass(
  rng: Random,
  line: readonly Point[],
  {
    from = first(line)[0],
    to = last(line)[0],
    spacing = 9,
    height = [10, 26],
    lean = 0.25,
  }: { from?: number; to?: number; spacing?: number; height?: Range; lean?: number },
) {
  let d = ''
  for (let x = from; x < to; x += spacing * rng.range(0.3, 1.6)) {
    const y = heightAt(line, x) + 4
    const h = rng.range(...height)
    const tipX = x + h * (lean + rng.bell() * 0.45)
    d += `M${(x - 1.6).toFixed(1)} ${y.toFixed(1)}Q${lerp(x, tipX, 0.3).toFixed(1)} ${(y - h * 0.6).toFixed(1)} ${tipX.toFixed(1)} ${(y - h).toFixed(1)}Q${(lerp(x, tipX, 0.4) + 2).toFixed(1)} ${(y - h * 0.5).toFixed(1)} ${(x + 1.6).toFixed(1)} ${y.toFixed(1)}Z`
  }
  return d
}

/** Flower heads scattered over a slope, larger towards the bottom. */
export function flowers(
  poster: Poster,
  {
    id = 'flowers',
    top,
    bottom,
    count = 160,
    colors = poster.colors.flower,
    size = [2.5, 10],
    inside = () => true,
    from = 0,
    to = 1,
  }: {
    id?: string
    top: number
    bottom: number
    count?: number
    colors?: Palette['flower']
    size?: Range
    inside?: (x: number, y: number) => boolean
    from?: number
    to?: number
  },
) {
  const rng = poster.random(id)
  const sets = colors.map((): Point[][] => [[], [], []])
  for (let i = 0; i < count; i += 1) {
    const t = rng.next() ** 1.2
    const x = poster.x(rng.range(from, to))
    const y = lerp(top, bottom, t)
    if (inside(x, y))
      item(item(sets, rng.chance(0.6) ? 0 : colors.length - 1), Math.min(2, Math.floor(t * 3))).push([x, y])
  }
  return group(
    sets.flatMap((levels, c) =>
      levels.map((points, level) => dots(points, item(colors, c), lerp(size[0], size[1], level / 2))),
    ),
  )
}

/** Flowers close to the viewer: a stem and a small cup or daisy. */
export function blooms(
  poster: Poster,
  {
    id = 'blooms',
    line,
    from = 0,
    to = 1,
    count = 40,
    height = [26, 70],
    stem,
  }: { id?: string; line: readonly Point[]; from?: number; to?: number; count?: number; height?: Range; stem: string },
) {
  const rng = poster.random(id)
  const [pale, vivid] = poster.colors.flower
  let stems = ''
  let cups = ''
  let daisies = ''
  const hearts: Point[] = []
  for (let i = 0; i < count; i += 1) {
    const x = poster.x(rng.range(from, to))
    const base = heightAt(line, x) + 6
    const h = rng.range(...height)
    const tip: Point = [x + rng.range(-0.2, 0.3) * h, base - h]
    const r = rng.range(0.1, 0.15) * height[1]
    stems += `M${x.toFixed(1)} ${base.toFixed(1)}Q${x.toFixed(1)} ${(base - h * 0.5).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`
    if (rng.chance(0.55)) {
      cups += smooth(
        [
          [tip[0] - r, tip[1] - r * 0.9],
          [tip[0] - r * 0.3, tip[1] - r * 0.65],
          [tip[0] + r * 0.2, tip[1] - r],
          [tip[0] + r, tip[1] - r * 0.8],
          [tip[0] + r * 0.7, tip[1] + r * 0.3],
          [tip[0], tip[1] + r * 0.6],
          [tip[0] - r * 0.75, tip[1] + r * 0.3],
        ],
        { loop: true },
      )
    } else {
      daisies += smooth(
        Array.from({ length: 12 }, (_, k): Point => {
          const reach = k % 2 ? r * 0.45 : r * 1.05
          return [tip[0] + Math.cos((k * Math.PI) / 6) * reach, tip[1] + Math.sin((k * Math.PI) / 6) * reach * 0.8]
        }),
        { loop: true, tension: 0.8 },
      )
      hearts.push(tip)
    }
  }
  return group([
    stroke(stems, stem, 2),
    fill(daisies, pale),
    dots(hearts, poster.colors.accent[1], height[1] * 0.09),
    fill(cups, vivid),
  ])
}

/** `at(t)` gives the middle and the width of the path, from the viewer (0) to the horizon (1). */
export type WindingPath = { d: string; at: (t: number) => [x: number, y: number, width: number] }

/**
 * A winding path seen in perspective: from the bottom (`start`) to the horizon (`end`), as [x, y].
 * `turns` swing sideways by `swing` units, less and less with distance.
 */
export function windingPath(
  start: Point,
  end: Point,
  {
    turns = 2.5,
    swing = 180,
    width = [120, 5],
    phase = 0,
    power = 1.6,
  }: { turns?: number; swing?: number; width?: Range; phase?: number; power?: number },
): WindingPath {
  const left: Point[] = []
  const right: Point[] = []
  const steps = 44
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const near = (1 - t) ** power
    const y = lerp(end[1], start[1], near)
    const x =
      lerp(start[0], end[0], t) + Math.sin(t * Math.PI * turns + phase) * swing * near ** 0.7 * Math.min(1, t * 6)
    const half = lerp(width[1], width[0], near) / 2
    left.push([x - half, y])
    right.push([x + half, y])
  }
  return {
    d: `${smooth(left)}L${smooth(right.reverse()).slice(1)}Z`,
    at: (t: number) => {
      const i = Math.round(t * steps)
      const r = item(right, steps - i)
      return [(item(left, i)[0] + r[0]) / 2, item(left, i)[1], r[0] - item(left, i)[0]]
    },
  }
}

/** Long soft shadows or furrows across a snowfield or meadow. */
export function undulations(
  poster: Poster,
  {
    id = 'undulations',
    top,
    bottom,
    count = 14,
    color,
    opacity = 0.4,
    width = [200, 620],
  }: { id?: string; top: number; bottom: number; count?: number; color: string; opacity?: number; width?: Range },
) {
  const rng = poster.random(id)
  const d = Array.from({ length: count }, () => {
    const t = rng.next()
    const y = lerp(top, bottom, t)
    const x = poster.x(rng.range(-0.05, 1))
    const w = rng.range(...width) * (0.4 + t)
    const h = (4 + 22 * t) * rng.range(0.6, 1.2)
    return smooth(
      [
        [x, y],
        [x + w * 0.35, y - h * 0.9],
        [x + w, y + h * 0.25],
        [x + w * 0.5, y + h * 0.3],
      ],
      { loop: true },
    )
  }).join('')
  return fill(d, color, { opacity })
}
