import { lighten, mix } from '../core/color'
import { item, lerp, type Point } from '../core/geometry'
import { noise1D } from '../core/noise'
import type { Random } from '../core/random'
import { circle, closed, dots, fill, group, rect, smooth } from '../core/shapes'
import type { Poster, Stop } from '../poster'

/** Background gradient down to `horizon`. */
export function sky(poster: Poster, { horizon = 700 } = {}) {
  const { sky: stops } = poster.colors
  const offsets = [0, 0.42, 0.78, 1]
  const paint = poster.vertical(0, horizon, ...stops.map((color, i): Stop => [item(offsets, i), color]))
  return rect(0, 0, poster.width, poster.height, paint)
}

/** Sun or moon disc with its glow. `rings` adds the concentric bands of screen-printed posters. */
export function disc(
  poster: Poster,
  {
    x,
    y,
    radius,
    rings = 0,
    reach = 6,
    crescent = false,
  }: { x: number; y: number; radius: number; rings?: number; reach?: number; crescent?: boolean },
) {
  const { sun, halo, disc: kind, sky: stops } = poster.colors
  const glow = poster.radial(
    [
      [0, halo, 0.85],
      [0.25, halo, 0.5],
      [0.6, halo, 0.16],
      [1, halo, 0],
    ],
    { cx: x, cy: y, r: radius * reach, units: 'canvas' },
  )
  const parts = [rect(0, 0, poster.width, poster.height, glow)]
  for (let ring = rings; ring >= 1; ring -= 1) {
    parts.push(circle(x, y, radius * (1 + ring * (0.62 + ring * 0.1)), halo, { opacity: 0.17 }))
  }
  parts.push(circle(x, y, radius, sun))
  if (kind === 'moon') {
    const shade = mix(sun, stops[1], 0.28)
    if (crescent) {
      const clip = poster.clip(circlePath(x, y, radius))
      parts.push(
        group(circle(x + radius * 0.5, y - radius * 0.14, radius * 0.96, mix(stops[1], stops[2], 0.35)), {
          'clip-path': clip,
        }),
      )
    } else {
      parts.push(
        circle(x - radius * 0.28, y - radius * 0.2, radius * 0.22, shade, { opacity: 0.5 }),
        circle(x + radius * 0.32, y + radius * 0.08, radius * 0.15, shade, { opacity: 0.45 }),
        circle(x - radius * 0.06, y + radius * 0.42, radius * 0.19, shade, { opacity: 0.4 }),
      )
    }
  }
  return group(parts)
}

const circlePath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Wide, soft wedges of light radiating from (x, y). */
export function rays(
  poster: Poster,
  {
    x,
    y,
    count = 11,
    reach = 1500,
    opacity = 0.13,
  }: { x: number; y: number; count?: number; reach?: number; opacity?: number },
) {
  const rng = poster.random('rays')
  const turn = rng.range(0, Math.PI)
  const d = Array.from({ length: count }, (_, i) => {
    const middle = turn + (i / count) * Math.PI * 2
    const spread = (Math.PI / count) * rng.range(0.35, 0.6)
    const at = (angle: number): Point => [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    return closed([[x, y], at(middle - spread), at(middle + spread)])
  }).join('')
  const paint = poster.radial(
    [
      [0, poster.colors.halo, 1],
      [1, poster.colors.halo, 0],
    ],
    { cx: x, cy: y, r: reach * 0.6, units: 'canvas' },
  )
  return fill(d, paint, { opacity })
}

/** Stars in three sizes, denser towards the zenith, plus an optional Milky Way across the sky. */
export function stars(poster: Poster, { bottom = 650, density = poster.colors.stars, milkyWay = false } = {}) {
  if (density <= 0) return ''
  const rng = poster.random('stars')
  const { width } = poster
  const color = lighten(poster.colors.sun, 0.03)
  const scatter = (count: number) =>
    Array.from({ length: Math.round(count * density) }, (): Point => {
      const y = bottom * rng.next() ** 1.35
      return [rng.range(0, width), y]
    })
  const parts = [
    dots(scatter(420), color, 1.5, { opacity: 0.55 }),
    dots(scatter(150), color, 2.5, { opacity: 0.8 }),
    dots(scatter(34), color, 4),
  ]
  if (density > 0.5) {
    const sparkle = Array.from({ length: 5 }, () => {
      const x = rng.range(0.06, 0.94) * width
      const y = rng.range(0.06, 0.6) * bottom
      const r = rng.range(7, 12)
      const n = r * 0.16
      return closed([
        [x, y - r],
        [x + n, y - n],
        [x + r, y],
        [x + n, y + n],
        [x, y + r],
        [x - n, y + n],
        [x - r, y],
        [x - n, y - n],
      ])
    }).join('')
    parts.push(fill(sparkle, color, { opacity: 0.9 }))
  }
  if (milkyWay) parts.unshift(galaxy(poster, rng, bottom))
  return group(parts)
}

function galaxy(poster: Poster, rng: Random, bottom: number) {
  const { width, colors } = poster
  const from: Point = [width * rng.range(0.5, 0.68), bottom + 120]
  const to: Point = [width * rng.range(0.12, 0.3), -140]
  const bend = noise1D(poster.key('galaxy'))
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const normal: Point = [-Math.sin(angle), Math.cos(angle)]
  const at = (t: number, spread: number): Point => {
    const shift = bend(t * 3) * 40 + spread
    return [lerp(from[0], to[0], t) + normal[0] * shift, lerp(from[1], to[1], t) + normal[1] * shift]
  }
  const cloud = (spread: number, shift: number) => {
    const side = (s: number) =>
      Array.from({ length: 17 }, (_, i) =>
        at(i / 16, s * spread * (0.8 + 0.34 * bend(i * 0.55 + s * 9 + spread * 0.01)) + shift),
      )
    return smooth([...side(-1), ...side(1).reverse()], { loop: true })
  }
  const light = mix(colors.sky[3], colors.sun, 0.3)
  const dust = (count: number, spread: number) =>
    Array.from({ length: count }, () => at(rng.next(), rng.bell() * spread))
  return group([
    ...[210, 184, 160, 136, 114, 92, 72, 52, 34].map((spread, i) =>
      fill(cloud(spread, i * 3), light, { opacity: 0.026 + i * 0.005 }),
    ),
    fill(cloud(9, 30), colors.sky[0], { opacity: 0.16 }),
    fill(cloud(5, -22), colors.sky[0], { opacity: 0.12 }),
    dots(dust(1100, 230), colors.sun, 1.4, { opacity: 0.45 }),
    dots(dust(320, 160), colors.sun, 2.2, { opacity: 0.75 }),
  ])
}

/** Long-exposure star trails around the pole star. */
export function starTrails(
  poster: Poster,
  { x, y, reach = 1100, count = 130 }: { x: number; y: number; reach?: number; count?: number },
) {
  const rng = poster.random('trails')
  const arcs = { thin: '', bold: '' }
  for (let i = 0; i < count; i += 1) {
    const r = reach * Math.sqrt(rng.range(0.0008, 1))
    const start = rng.range(0, Math.PI * 2)
    const sweep = rng.range(0.25, 0.75)
    const end = start + sweep
    const data = `M${(x + r * Math.cos(start)).toFixed(1)} ${(y + r * Math.sin(start)).toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${(x + r * Math.cos(end)).toFixed(1)} ${(y + r * Math.sin(end)).toFixed(1)}`
    arcs[rng.chance(0.3) ? 'bold' : 'thin'] += data
  }
  const { sun, sky: stops } = poster.colors
  const style = { fill: 'none', 'stroke-linecap': 'round' }
  return group([
    fill(arcs.thin, 'none', { ...style, stroke: mix(sun, stops[3], 0.5), 'stroke-width': 1.5, opacity: 0.6 }),
    fill(arcs.bold, 'none', { ...style, stroke: sun, 'stroke-width': 2.3, opacity: 0.8 }),
    circle(x, y, 3, sun),
  ])
}
