import { mix } from '../core/color'
import { first, heightAt, last, lerp, type Point, type Range } from '../core/geometry'
import type { Random } from '../core/random'
import { closed, fill, group, smooth } from '../core/shapes'
import type { Poster } from '../poster'

/** Outline of a conifer standing at (x, y), as points. Cheap enough for whole forests. */
export function conifer(
  rng: Random,
  x: number,
  y: number,
  height: number,
  { spread = 0.36, tiers = Math.round(lerp(4, 9, Math.min(1, height / 260))) } = {},
): Point[] {
  const half = (height * spread) / 2
  const crown = height * 0.94
  const side = (sign: number) => {
    const points: Point[] = []
    for (let i = 1; i <= tiers; i += 1) {
      const t = i / tiers
      const reach = half * t ** 0.85 * rng.range(0.82, 1.12)
      const tipY = y - height + crown * t + rng.range(-0.01, 0.02) * height
      points.push([x + sign * reach, tipY])
      if (i < tiers)
        points.push([x + sign * reach * rng.range(0.42, 0.58), tipY - (crown / tiers) * rng.range(0.02, 0.16)])
    }
    return points
  }
  const left = side(-1)
  const right = side(1)
  const trunk = Math.max(1.2, height * 0.016)
  return [
    [x, y - height],
    ...right,
    [x + trunk, y - height * 0.06],
    [x + trunk, y + 3],
    [x - trunk, y + 3],
    [x - trunk, y - height * 0.06],
    ...left.reverse(),
  ]
}

/** Path data for conifers rooted along a skyline. */
export function treeline(
  rng: Random,
  line: readonly Point[],
  {
    from = -Infinity,
    to = Infinity,
    spacing = 14,
    height = [24, 46],
    sink = 4,
    density = () => 1,
    spread,
  }: {
    from?: number
    to?: number
    spacing?: number
    height?: Range
    sink?: number
    density?: (x: number) => number
    spread?: number
  },
) {
  let d = ''
  const end = Math.min(to, last(line)[0])
  for (let x = Math.max(from, first(line)[0]); x <= end; x += spacing * rng.range(0.45, 1.5)) {
    if (!rng.chance(density(x))) continue
    const size = lerp(height[0], height[1], rng.next() ** 1.4)
    d += closed(conifer(rng, x, heightAt(line, x) + sink, size, { spread: spread ?? rng.range(0.3, 0.42) }))
  }
  return d
}

/** A wooded slope: several rows of conifers under a skyline, darker row after row. */
export function forest(
  poster: Poster,
  {
    id,
    line,
    rows = 4,
    rowGap = 34,
    colors,
    height = [40, 70],
    spacing = 22,
    from,
    to,
    density,
    growth = 1.12,
  }: {
    id: string
    line: readonly Point[]
    rows?: number
    rowGap?: number
    colors: readonly [string, string]
    height?: Range
    spacing?: number
    from?: number
    to?: number
    density?: (x: number) => number
    growth?: number
  },
) {
  const rng = poster.random(`forest/${id}`)
  const parts: string[] = []
  let scale = 1
  for (let row = 0; row < rows; row += 1) {
    const t = rows === 1 ? 1 : row / (rows - 1)
    const shifted = line.map(([x, y]): Point => [x, y + row * rowGap * scale])
    const d = treeline(rng, shifted, {
      from,
      to,
      density,
      spacing: spacing * scale,
      height: [height[0] * scale, height[1] * scale],
      sink: 6,
    })
    parts.push(fill(d, mix(colors[0], colors[1], t)))
    scale *= growth
  }
  return group(parts)
}

/** A large, detailed conifer for the foreground: toothed branches, lit left edge, optional snow. */
export function tallConifer(
  poster: Poster,
  rng: Random,
  {
    x,
    y,
    height,
    spread = 0.34,
    color,
    light,
    snow,
  }: { x: number; y: number; height: number; spread?: number; color: string; light?: string; snow?: string | false },
) {
  const half = (height * spread) / 2
  const tiers = Math.max(7, Math.round(height / 34))
  const left: Point[] = []
  const right: Point[] = []
  const lit: string[] = []
  const snowy: string[] = []
  for (let i = 1; i <= tiers; i += 1) {
    const t = i / tiers
    const baseY = y - height + height * 0.95 * t
    const gap = (height * 0.95) / tiers
    for (const sign of [-1, 1]) {
      const reach = half * (0.06 + 0.94 * t ** 0.9) * rng.range(0.78, 1.16)
      const tip: Point = [x + sign * reach, baseY + gap * rng.range(0, 0.3)]
      const teeth = Math.max(1, Math.round(reach / 26))
      const under: Point[] = []
      for (let k = 1; k <= teeth; k += 1) {
        const u = k / (teeth + 0.6)
        const px = lerp(tip[0], x, u * 0.8)
        under.push(
          [px + sign * gap * 0.12, tip[1] - gap * 0.16 * u + gap * rng.range(0.02, 0.2)],
          [px, tip[1] - gap * (0.22 + 0.3 * u)],
        )
      }
      const shoulder: Point = [x + sign * reach * 0.5, lerp(baseY - gap, tip[1], 0.42)]
      ;(sign < 0 ? left : right).push(shoulder, tip, ...under)
      const root: Point = [x + sign * reach * 0.1, baseY - gap * 1.05]
      if (sign < 0)
        lit.push(closed([root, shoulder, tip, first(under), [x - reach * 0.38, lerp(baseY - gap, tip[1], 0.62)]]))
      if (snow && (sign < 0 || rng.chance(0.7))) {
        const dip = gap * rng.range(0.22, 0.42)
        snowy.push(
          smooth(
            [
              root,
              shoulder,
              [tip[0], tip[1] - gap * 0.05],
              [lerp(tip[0], shoulder[0], 0.35), lerp(tip[1], shoulder[1], 0.3) + dip * 0.9],
              [shoulder[0], shoulder[1] + dip],
              [lerp(shoulder[0], x, 0.6), shoulder[1] - gap * 0.05],
            ],
            { loop: true, tension: 0.7 },
          ),
        )
      }
    }
  }
  const trunk = height * 0.014 + 2
  const body = closed([
    [x, y - height - height * 0.02],
    ...right,
    [x + trunk, y - height * 0.05],
    [x + trunk * 1.3, y + 6],
    [x - trunk * 1.3, y + 6],
    [x - trunk, y - height * 0.05],
    ...left.reverse(),
  ])
  return group([fill(body, color), light ? fill(lit.join(''), light) : '', snow ? fill(snowy.join(''), snow) : ''])
}

/** A larch: slender, airy and softly scalloped. */
export function larch(rng: Random, x: number, y: number, height: number, { spread = 0.3 } = {}) {
  const tiers = Math.max(5, Math.round(height / 30))
  const half = (height * spread) / 2
  const side = (sign: number) =>
    Array.from({ length: tiers * 2 }, (_, i): Point => {
      const t = (i + 1) / (tiers * 2)
      const swell = i % 2 ? 0.62 : 1.08
      return [
        x + sign * half * Math.sin(Math.min(1, t * 1.12) * 1.75) * swell * rng.range(0.8, 1.15),
        y - height * (1 - t * 0.9),
      ]
    })
  const crown = smooth([[x, y - height], ...side(1), ...side(-1).reverse()], { loop: true, tension: 0.9 })
  const trunk = Math.max(1.4, height * 0.014)
  return (
    crown +
    closed([
      [x - trunk, y - height * 0.2],
      [x + trunk, y - height * 0.2],
      [x + trunk * 1.3, y + 3],
      [x - trunk * 1.3, y + 3],
    ])
  )
}
