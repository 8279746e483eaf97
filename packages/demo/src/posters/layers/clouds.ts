import { mix } from '../core/color'
import type { Range } from '../core/geometry'
import type { Random } from '../core/random'
import { ball, fill, group, lens, rect, smooth } from '../core/shapes'
import type { Poster } from '../poster'

const num = (v: number) => Math.round(v * 10) / 10

/** Long streaks of stratus: stacked bars with rounded ends, each cloud in one flat tone. */
export function stratus(
  poster: Poster,
  {
    id = 'stratus',
    top,
    bottom,
    count = 6,
    opacity = 0.75,
    length = [200, 560],
    color,
  }: { id?: string; top: number; bottom: number; count?: number; opacity?: number; length?: Range; color?: string },
) {
  const rng = poster.random(id)
  const [lit, shade] = poster.colors.cloud
  return group(
    Array.from({ length: count }, (_, i) => {
      const y = top + ((bottom - top) * (i + rng.next())) / count
      const x = rng.range(-0.05, 1.05) * poster.width
      const half = rng.range(...length) / 2
      const thick = rng.range(6, 12)
      const tone = color ?? mix(lit, shade, rng.range(0, 0.6))
      const side = rng.sign()
      const bar = (bx: number, by: number, w: number, h: number) => rect(bx - w, by - h, w * 2, h * 2, tone, { rx: h })
      return group(
        [
          bar(x, y, half, thick),
          bar(x + side * half * rng.range(0.1, 0.35), y - thick * 1.6, half * rng.range(0.45, 0.6), thick * 0.95),
          bar(x - side * half * rng.range(0.25, 0.5), y + thick * 1.5, half * rng.range(0.4, 0.6), thick * 0.8),
          rng.chance(0.5)
            ? bar(x + side * half * rng.range(1.15, 1.5), y + thick * 0.2, half * 0.22, thick * 0.55)
            : '',
        ],
        { opacity: opacity * rng.range(0.65, 1) },
      )
    }),
  )
}

/** A cumulus with a flat base, lit from the left. */
export function cumulus(
  poster: Poster,
  rng: Random,
  { x, y, width, opacity = 0.95 }: { x: number; y: number; width: number; opacity?: number },
) {
  const [lit, shade] = poster.colors.cloud
  const count = Math.round(width / 42) + 3
  const peak = rng.range(0.35, 0.65)
  const puffs = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const bulge = 1 - Math.min(1, Math.abs(t - peak) / (t < peak ? peak : 1 - peak)) ** 1.5
    const r = width * (0.06 + 0.1 * bulge) * rng.range(0.85, 1.15)
    return { x: x + (t - 0.5) * width * 0.9, y: y - r * 0.5 - bulge * width * 0.1 * rng.range(0.6, 1.1), r }
  })
  const mass =
    puffs.map((p) => ball(p.x, p.y, p.r)).join('') +
    puffs.map((p) => `M${num(p.x - p.r)} ${num(p.y)}V${num(y)}H${num(p.x + p.r)}V${num(p.y)}Z`).join('')
  const light = puffs.map((p) => ball(p.x - p.r * 0.2, p.y - p.r * 0.22, p.r * 0.86)).join('')
  const floor = poster.clip(`M${num(x - width)} ${num(y - width)}H${num(x + width)}V${num(y)}H${num(x - width)}Z`)
  const underside = poster.vertical(y - width * 0.2, y, [0, mix(shade, lit, 0.45)], [1, shade])
  const glow = poster.vertical(y - width * 0.26, y, [0, lit], [0.45, lit], [0.8, lit, 0], [1, lit, 0])
  return group([fill(mass, underside), fill(light, glow)], { 'clip-path': floor, opacity })
}

/** A few cumulus scattered in a band of sky. */
export function cumulusBank(
  poster: Poster,
  {
    id = 'cumulus',
    top,
    bottom,
    count = 4,
    width = [150, 340],
    opacity,
  }: { id?: string; top: number; bottom: number; count?: number; width?: Range; opacity?: number },
) {
  const rng = poster.random(id)
  return group(
    Array.from({ length: count }, (_, i) => {
      const size = rng.range(...width)
      return cumulus(poster, rng, {
        x: poster.x((i + rng.range(0.1, 0.9)) / count),
        y: rng.range(top, bottom),
        width: size,
        opacity,
      })
    }),
  )
}

/** High wisps: long tapering brush strokes. */
export function cirrus(
  poster: Poster,
  {
    id = 'cirrus',
    top,
    bottom,
    count = 7,
    opacity = 0.5,
  }: { id?: string; top: number; bottom: number; count?: number; opacity?: number },
) {
  const rng = poster.random(id)
  const rise = rng.range(0.06, 0.16) * rng.sign()
  const d = Array.from({ length: count }, () => {
    const x = poster.x(rng.range(-0.05, 0.9))
    const y = rng.range(top, bottom)
    const length = rng.range(260, 680)
    const thick = rng.range(3, 9)
    const bow = rng.range(-26, 26)
    return smooth(
      [
        [x, y],
        [x + length * 0.3, y - length * rise * 0.3 - thick + bow],
        [x + length, y - length * rise],
        [x + length * 0.35, y - length * rise * 0.3 + thick + bow],
      ],
      { loop: true },
    )
  }).join('')
  return fill(d, poster.colors.cloud[0], { opacity })
}

/** Soft banks of mist lying in a valley. */
export function mist(
  poster: Poster,
  {
    id = 'mist',
    top,
    bottom,
    count = 9,
    opacity = 0.5,
    color = poster.colors.haze,
    width = [260, 620],
    thickness = [8, 22],
  }: {
    id?: string
    top: number
    bottom: number
    count?: number
    opacity?: number
    color?: string
    width?: Range
    thickness?: Range
  },
) {
  const rng = poster.random(id)
  const d = Array.from({ length: count }, () =>
    lens(poster.x(rng.range(-0.05, 1.05)), rng.range(top, bottom), rng.range(...width) / 2, rng.range(...thickness)),
  ).join('')
  return fill(d, color, { opacity })
}

/** Horizontal veil of haze, strongest at its middle. */
export function veil(
  poster: Poster,
  {
    top,
    bottom,
    color = poster.colors.haze,
    opacity = 0.6,
    rise = 0.6,
  }: { top: number; bottom: number; color?: string; opacity?: number; rise?: number },
) {
  return rect(
    0,
    top,
    poster.width,
    bottom - top,
    poster.vertical(top, bottom, [0, color, 0], [rise, color, opacity], [1, color, 0]),
  )
}
