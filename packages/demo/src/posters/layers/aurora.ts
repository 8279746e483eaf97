import { mix } from '../core/color'
import type { Point } from '../core/geometry'
import { fractal1D } from '../core/noise'
import { closed, fill, group } from '../core/shapes'
import type { Poster } from '../poster'

/** Northern lights: folded curtains of vertical rays. */
export function aurora(poster: Poster, { base = 420, curtains = 3, height = 300 }) {
  const rng = poster.random('aurora')
  const green = mix('#7df2b4', poster.colors.sun, 0.12)
  const pale = mix(green, '#f2fff0', 0.3)
  const violet = mix('#b07be0', poster.colors.sky[2], 0.25)
  const paint = poster.linear([
    [0, violet, 0],
    [0.3, violet, 0.26],
    [0.62, green, 0.46],
    [0.9, pale, 0.95],
    [0.96, green, 0.5],
    [1, green, 0],
  ])
  const glow = poster.linear([
    [0, green, 0],
    [0.6, green, 0.2],
    [0.78, green, 0.26],
    [1, green, 0],
  ])
  const parts: string[] = []
  for (let c = 0; c < curtains; c += 1) {
    const fold = fractal1D(poster.key(`aurora/${c}`), { octaves: 3 })
    const ray = fractal1D(poster.key(`rays/${c}`), { octaves: 2, gain: 0.7 })
    const left = poster.x(rng.range(-0.2, 0.15) + c * 0.12)
    const right = poster.x(rng.range(0.75, 1.15))
    const slope = rng.range(-140, 60)
    const baseline = base - c * 95 + rng.range(-30, 30)
    const strips = 130
    const at = (i: number): Point => {
      const t = i / strips
      return [left + (right - left) * t + fold(t * 5 + 40) * 60, baseline + slope * t + fold(t * 3.2) * 100]
    }
    const halo: string[] = []
    const curtain: string[] = []
    for (let i = 0; i < strips; i += 1) {
      const [ax, ay] = at(i)
      const [bx, by] = at(i + 1)
      const envelope = Math.sin(((i + 0.5) / strips) * Math.PI) ** 0.8
      const rise = height * (0.6 + 0.5 * ray(i * 0.23)) * (0.45 + 0.55 * envelope) * (1 - c * 0.12)
      const strength = Math.max(0.04, 0.66 + 0.5 * ray(i * 0.31 + 9)) * envelope * (1 - c * 0.18)
      const quad = (up: number, down: number) =>
        closed([
          [ax - 0.4, ay + down],
          [bx + 0.4, by + down],
          [bx + 14, by - up],
          [ax + 13, ay - up],
        ])
      halo.push(fill(quad(height * 0.9, 70), glow, { opacity: envelope }))
      curtain.push(fill(quad(rise, 8), paint, { opacity: Math.min(1, strength) }))
    }
    parts.push(...halo, ...curtain)
  }
  return group(parts)
}
