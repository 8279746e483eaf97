import { mix, ramp } from '../core/color'
import { item, lerp, type Point, type Range } from '../core/geometry'
import { brokenLine, fractal1D } from '../core/noise'
import { band, fill, group, smoothBand } from '../core/shapes'
import type { Poster } from '../poster'

const STEP = 24

/** Rolling skyline: points across the canvas. `shape(fraction)` adds to the noise, in units (down is positive). */
export function rollingLine(
  poster: Poster,
  {
    id,
    y,
    amplitude = 40,
    wavelength = 500,
    octaves = 3,
    shape = () => 0,
    step = STEP,
  }: {
    id: string
    y: number
    amplitude?: number
    wavelength?: number
    octaves?: number
    shape?: (fraction: number) => number
    step?: number
  },
) {
  const noise = fractal1D(poster.key(`hill/${id}`), { octaves })
  const points: Point[] = []
  for (let x = -step; x <= poster.width + step; x += step) {
    points.push([x, y + noise(x / wavelength) * amplitude + shape(x / poster.width)])
  }
  return points
}

/** Broken skyline through rough waypoints given as [fraction of width, y]. */
export function crag(
  poster: Poster,
  {
    id,
    waypoints,
    roughness = 0.2,
    minLength = 12,
  }: { id: string; waypoints: readonly Point[]; roughness?: number; minLength?: number },
) {
  const rng = poster.random(`crag/${id}`)
  const nodes = waypoints.map(([fraction, y]): Point => [fraction * poster.width, y])
  return nodes.slice(1).flatMap((node, i) => {
    const line = brokenLine(rng, item(nodes, i), node, { roughness, minLength })
    return i === 0 ? line : line.slice(1)
  })
}

/** Fills below a skyline; `fade` melts the foot into the haze (0 to 1) over `depth` units. */
export function landform(
  poster: Poster,
  line: readonly Point[],
  {
    color,
    bottom = poster.height + 20,
    fade = 0,
    depth = 240,
    fadeColor = poster.colors.haze,
    soft = true,
    shadeTo,
  }: {
    color: string
    bottom?: number
    fade?: number
    depth?: number
    fadeColor?: string
    soft?: boolean
    shadeTo?: string
  },
) {
  const d = soft ? smoothBand(line, bottom) : band(line, bottom)
  const top = Math.min(...line.map((p) => p[1]))
  if (shadeTo) return fill(d, poster.vertical(top, Math.min(bottom, top + depth), [0, color], [1, shadeTo]))
  if (!fade) return fill(d, color)
  const base = mix(color, fadeColor, fade)
  return fill(d, poster.vertical(top, top + depth, [0, color], [0.25, mix(color, base, 0.16)], [1, base]))
}

/** Receding ridges, from `far.y` to `near.y`. Colours run from the haze to the nearest ridge tone. */
export function recedingRidges(
  poster: Poster,
  {
    id,
    count,
    from,
    to,
    amplitude = [26, 90],
    wavelength = [420, 700],
    octaves = 4,
    colors,
    fade = 0.55,
    shape,
    start = 0.12,
    end = 1,
  }: {
    id: string
    count: number
    from: number
    to: number
    amplitude?: Range
    wavelength?: Range
    octaves?: number
    colors?: readonly string[]
    fade?: number
    shape?: (fraction: number, t: number, i: number) => number
    start?: number
    end?: number
  },
) {
  const tones = colors ?? poster.colors.ridge
  const ridges = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 1 : i / (count - 1)
    const depth = lerp(start, end, t)
    const color = mix(poster.colors.haze, ramp(tones, depth), Math.min(1, 0.35 + depth))
    const line = rollingLine(poster, {
      id: `${id}/${i}`,
      y: lerp(from, to, t ** 1.15),
      amplitude: lerp(...amplitude, t),
      wavelength: lerp(...wavelength, t),
      octaves,
      step: lerp(9, 20, t),
      shape: shape ? (f: number) => shape(f, t, i) : undefined,
    })
    return {
      line,
      color,
      t,
      svg: landform(poster, line, { color, fade: fade * (1 - t * 0.55), depth: lerp(110, 300, t), soft: false }),
    }
  })
  return { ridges, svg: group(ridges.map((r) => r.svg)) }
}
