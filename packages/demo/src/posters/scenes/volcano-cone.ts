import { mix } from '../core/color'
import { lerp, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import { ball, closed, fill, group, smooth } from '../core/shapes'
import type { Poster } from '../poster'

/** Concave cone with a notched crater, gullies fanning down and a shaded right flank. */
export function cone(
  poster: Poster,
  {
    cx,
    top,
    foot,
    spread,
    green,
    snow,
  }: { cx: number; top: number; foot: number; spread: number; green: boolean; snow: boolean },
) {
  const { colors: c } = poster
  const rng = poster.random('cone')
  const rim = spread * 0.11
  const flank = (side: 1 | -1) =>
    Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14
      return [cx + side * (rim + (spread - rim) * t ** 1.75), lerp(top, foot, t ** 0.92) + rng.range(-4, 4)]
    })
  const [left, right] = [flank(-1), flank(1)]
  const crater: Point[] = [
    [cx - rim, top],
    [cx - rim * 0.5, top + 16],
    [cx + rim * 0.05, top + 24],
    [cx + rim * 0.55, top + 10],
    [cx + rim, top],
  ]
  const outline = `${smooth([...left].reverse())}L${smooth(crater).slice(1)}L${smooth(right).slice(1)}L${cx + spread} ${foot + 30}H${cx - spread}Z`
  const lit = green ? mix(c.grass[0], c.rock[0], 0.25) : mix(c.rock[0], c.rock[1], 0.3)
  const shade = green ? mix(c.grass[1], c.rock[1], 0.35) : mix(c.rock[1], c.ink, 0.18)
  const seam = brokenLine(rng, [cx + rim * 0.2, top + 10], [cx + spread * 0.18, foot + 30], {
    roughness: 0.12,
    minLength: 24,
  })
  const gullies = { dark: '', light: '' }
  for (let i = 0; i < 40; i += 1) {
    const u = rng.range(-0.96, 0.96)
    const start = rng.range(0.02, 0.45)
    const end = Math.min(1.04, start + rng.range(0.2, 0.6))
    const at = (t: number, v: number): Point => [
      cx + v * (rim + (spread - rim) * t ** 1.75),
      lerp(top + 8, foot, t ** 0.92),
    ]
    const width = rng.range(0.02, 0.07)
    const points = [
      ...brokenLine(rng, at(start, u), at(end, u), { roughness: 0.06, minLength: 24 }),
      ...brokenLine(rng, at(end, u + width), at(start + 0.05, u + width * 0.3), { roughness: 0.06, minLength: 24 }),
    ]
    gullies[u > 0.1 && rng.chance(0.5) ? 'light' : 'dark'] += closed(points)
  }
  let cap = ''
  if (snow) {
    const edge: Point[] = []
    for (let i = 0; i <= 26; i += 1) {
      const u = lerp(1.15, -1.15, i / 26)
      edge.push([cx + u * spread * 0.3, top + (i % 2 ? 70 : 130) + rng.range(-26, 40)])
    }
    cap = closed([[cx - spread * 0.4, top - 30], [cx + spread * 0.4, top - 30], ...edge])
  }
  const clip = poster.clip(outline)
  const shadow = closed([
    ...seam,
    [cx + spread * 1.1, foot + 30],
    [cx + spread * 1.1, top - 20],
    [cx + rim * 0.2, top - 20],
  ])
  const snowLit = poster.clip(cap || 'M0 0Z')
  return group(
    [
      fill(outline, poster.vertical(top, foot, [0, lit], [1, mix(lit, c.haze, 0.35)])),
      fill(shadow, shade),
      fill(gullies.dark, mix(shade, c.ink, 0.12), { opacity: 0.5 }),
      fill(gullies.light, lit, { opacity: 0.35 }),
      cap
        ? group([fill(outline, c.snow[0]), fill(shadow, c.snow[1]), fill(gullies.dark, c.snow[1], { opacity: 0.8 })], {
            'clip-path': snowLit,
          })
        : '',
      fill(
        `${smooth(crater)}L${smooth([...crater].reverse().map(([px, py]): Point => [px, py + 14])).slice(1)}Z`,
        mix(shade, c.ink, 0.3),
        { opacity: 0.5 },
      ),
      fill(outline, poster.vertical(lerp(top, foot, 0.4), foot, [0, c.haze, 0], [1, c.haze, 0.75])),
    ],
    { 'clip-path': clip },
  )
}

/** A wind-blown plume in three flat tones. */
export function smoke(poster: Poster, cx: number, y: number) {
  const { colors: c } = poster
  const rng = poster.random('smoke')
  const puffs = Array.from({ length: 22 }, (_, i): [number, number, number] => {
    const t = i / 21
    return [
      cx + 10 + t ** 1.3 * 430 + rng.range(-14, 14),
      y - 24 - Math.sqrt(t) * 130 + rng.range(-12, 12),
      14 + 50 * t ** 0.8 * rng.range(0.75, 1.1),
    ]
  })
  const balls = (dx: number, dy: number, k: number) =>
    puffs.map(([px, py, r]) => ball(px + dx * r, py + dy * r, r * k)).join('')
  return group(
    [
      fill(balls(0, 0, 1), mix(c.cloud[1], c.haze, 0.2)),
      fill(balls(-0.16, -0.18, 0.82), mix(c.cloud[0], c.cloud[1], 0.25)),
    ],
    { opacity: 0.9 },
  )
}
