import { accent } from '../accents'
import { mix } from '../core/color'
import { lerp, type Point } from '../core/geometry'
import { closed, dots, fill, group, smooth, stroke } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { windingPath } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { disc, rays, sky } from '../layers/sky'
import { treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const grove: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.42, 0.6)), y: rng.range(300, 360), radius: rng.range(80, 120) }
    const far = rollingLine(poster, { id: 'far', y: 600, amplitude: 30, wavelength: 420 })
    const floor = rollingLine(poster, { id: 'floor', y: 700, amplitude: 14, wavelength: 500, octaves: 2 })
    const front = rollingLine(poster, {
      id: 'front',
      y: 900,
      amplitude: 16,
      wavelength: 360,
      octaves: 2,
      shape: (f: number) => -90 * Math.abs(f - 0.5),
    })
    const path = windingPath([x(0.46), 1010], [x(0.53), 690], {
      turns: 1.8,
      swing: 130,
      width: [260, 26],
      power: 1.7,
      phase: rng.range(-0.4, 0.4),
    })
    const [px, py] = path.at(0.4)
    const [lit, shade] = c.snowy ? c.snow : c.grass
    const birch = rng.chance(0.7)
    const bark = (distance: number): readonly [string, string] =>
      birch
        ? [mix(c.snow[0], c.haze, distance), mix(mix(c.snow[1], c.ridge[1], 0.3), c.haze, distance)]
        : [mix(mix(c.earth[1], c.ink, 0.2), c.haze, distance), mix(mix(c.earth[1], c.ink, 0.6), c.haze, distance)]
    return [
      sky(poster, { horizon: 700 }),
      disc(poster, { ...sun, rings: 3, reach: 7 }),
      fill(treeline(poster.random('far'), far, { spacing: 9, height: [60, 170] }), mix(c.forest[0], c.haze, 0.45)),
      landform(poster, far, { color: mix(c.forest[0], c.haze, 0.4), fade: 0.6, depth: 140 }),
      rays(poster, { ...sun, count: 14, opacity: 0.22 }),
      veil(poster, { top: 480, bottom: 740, opacity: 0.6 }),
      trunks(poster, { id: 'a', clear: 0.02, count: 13, width: 20, base: 690 }, bark(0.62)),
      canopy(poster, 'a', 190, 46, mix(mix(c.leaf[1], c.forest[1], 0.3), c.haze, 0.5), mix(c.leaf[0], c.haze, 0.45)),
      landform(poster, floor, { color: mix(lit, c.haze, 0.3), shadeTo: mix(lit, shade, 0.7), depth: 220 }),
      mist(poster, { top: 680, bottom: 730, count: 6, opacity: 0.4 }),
      fill(
        path.d,
        poster.vertical(690, 1000, [0, mix(c.earth[0], c.haze, 0.4)], [1, mix(c.earth[0], c.earth[1], 0.35)]),
      ),
      trunks(poster, { id: 'b', clear: 0.09, count: 9, width: 32, base: 760 }, bark(0.32)),
      canopy(poster, 'b', 130, 60, mix(mix(c.leaf[1], c.forest[1], 0.35), c.haze, 0.15), mix(c.leaf[0], c.haze, 0.1)),
      accent(poster, {
        place: ['land', c.snowy ? 'snow' : 'land'],
        x: px + 6,
        y: py + 8,
        size: 128,
        choices: ['rider', 'hikers', 'donkey', 'hiker', 'cyclists', 'stag'],
      }),
      dapples(poster, lit),
      trunks(poster, { id: 'c', clear: 0.27, count: 6, width: 52, base: 850 }, bark(0)),
      canopy(poster, 'c', 66, 84, mix(c.forest[2], c.leaf[1], 0.35), mix(c.leaf[1], c.leaf[0], 0.5)),
      landform(
        poster,
        front.map(([fx, fy]): Point => [fx, fy + 40]),
        {
          color: mix(shade, c.ink, c.snowy ? 0.15 : 0.5),
          shadeTo: c.snowy ? mix(shade, c.ink, 0.3) : c.ink,
          depth: 110,
        },
      ),
      ferns(poster, front, c.snowy ? mix(shade, c.forest[2], 0.6) : mix(c.forest[2], c.ink, 0.3)),
    ]
  },
}

/** `clear` is the half-width left free in the middle. */
type Depth = { id: string; clear: number; count: number; width: number; base: number }

function trunks(poster: Poster, { id, clear, count, width, base }: Depth, [light, dark]: readonly [string, string]) {
  const rng = poster.random(`trunks/${id}`)
  const lit: string[] = []
  const shade: string[] = []
  const marks: string[] = []
  for (let i = 0; i < count; i += 1) {
    let f = (i + rng.range(0.15, 0.85)) / count
    if (Math.abs(f - 0.5) < clear) f = 0.5 + Math.sign(f - 0.5 || 1) * (clear + rng.range(0, 0.03))
    const px = poster.x(f)
    const w = width * rng.range(0.7, 1.25)
    const lean = rng.range(-26, 26)
    const foot = base + rng.range(-16, 26)
    const edge = (off: number, flare: number): Point[] => [
      [px + off * 0.8 + lean, -20],
      [px + off * 0.9 + lean * 0.5, foot * 0.5],
      [px + off, foot - w],
      [px + off + flare, foot + 6],
    ]
    lit.push(`${smooth(edge(-w / 2, -w * 0.5))}L${smooth(edge(w / 2, w * 0.5).reverse()).slice(1)}Z`)
    shade.push(`${smooth(edge(w * 0.08, w * 0.1))}L${smooth(edge(w / 2, w * 0.5).reverse()).slice(1)}Z`)
    for (let y = rng.range(30, 80); y < foot - 30; y += rng.range(24, 90)) {
      const mw = w * rng.range(0.2, 0.55)
      const mx = px + lean * (1 - y / foot) + (rng.chance(0.6) ? -w * 0.47 : w * 0.45 - mw)
      marks.push(
        closed([
          [mx, y],
          [mx + mw, y + rng.range(-2, 3)],
          [mx + mw * 0.9, y + w * 0.1],
          [mx + mw * 0.1, y + w * 0.14],
        ]),
      )
    }
  }
  return group([
    fill(lit.join(''), light),
    fill(shade.join(''), dark, { opacity: 0.75 }),
    fill(marks.join(''), mix(dark, poster.colors.ink, 0.35), { opacity: id === 'a' ? 0.35 : 0.8 }),
  ])
}

/** Leaves hanging from the top edge, in two tones. */
function canopy(poster: Poster, id: string, depth: number, size: number, dark: string, light: string) {
  const rng = poster.random(`canopy/${id}`)
  const count = Math.round(poster.width / (size * 0.32))
  let mass = ''
  let bright = ''
  const blob = (px: number, py: number, r: number) => {
    const points = Array.from({ length: 9 }, (_, k): Point => {
      const a = (k / 9) * Math.PI * 2
      return [px + Math.cos(a) * r * rng.range(0.7, 1.15), py + Math.sin(a) * r * rng.range(0.5, 0.8)]
    })
    return smooth(points, { loop: true })
  }
  for (let i = 0; i < count; i += 1) {
    const f = (i + rng.next()) / count
    const droop = depth * (0.5 + 1.5 * Math.abs(f - 0.5))
    const px = poster.x(f)
    const py = rng.range(-10, droop)
    mass += blob(px, py, size * rng.range(0.6, 1.1))
    if (rng.chance(0.6)) bright += blob(px - size * 0.2, py - size * 0.05, size * rng.range(0.22, 0.5))
  }
  const leaves = Array.from({ length: Math.round(count * 2.4) }, (): Point => {
    const f = rng.next()
    return [poster.x(f), rng.range(0, depth * (1 + 1.8 * Math.abs(f - 0.5)) + size)]
  })
  return group([
    fill(mass, dark),
    fill(bright, light, { opacity: 0.8 }),
    dots(leaves, light, size * 0.13, { opacity: 0.9 }),
  ])
}

function dapples(poster: Poster, color: string) {
  const rng = poster.random('dapples')
  let d = ''
  for (let i = 0; i < 40; i += 1) {
    const t = rng.next()
    const w = lerp(20, 80, t) * rng.range(0.5, 1)
    const px = poster.x(rng.next())
    const py = lerp(740, 930, t)
    d += `M${(px - w).toFixed(1)} ${py.toFixed(1)}q${w.toFixed(1)} ${(-w * 0.12).toFixed(1)} ${(2 * w).toFixed(1)} 0q${(-w).toFixed(1)} ${(w * 0.14).toFixed(1)} ${(-2 * w).toFixed(1)} 0Z`
  }
  return fill(d, mix(color, poster.colors.halo, 0.5), { opacity: 0.35 })
}

/** Fern fronds in the foreground. */
function ferns(poster: Poster, line: readonly Point[], color: string) {
  const rng = poster.random('ferns')
  let stems = ''
  let leaves = ''
  for (let i = 0; i < 26; i += 1) {
    const px = poster.x(rng.chance(0.5) ? rng.range(-0.02, 0.32) : rng.range(0.68, 1.02))
    const base = 985 - Math.abs(px / poster.width - 0.5) * 60
    const length = rng.range(60, 150)
    const aim = -Math.PI / 2 + rng.range(-0.9, 0.9)
    const at = (t: number): Point => [px + Math.cos(aim) * length * t, base + Math.sin(aim) * length * t + 36 * t * t]
    stems += smooth([at(0), at(0.33), at(0.66), at(1)])
    for (let k = 2; k < 11; k += 1) {
      const [lx, ly] = at(k / 11)
      const size = length * 0.2 * (1 - k / 13)
      for (const side of [-1, 1]) {
        const a = aim + side * 1.05 + (k / 11) * 0.5
        leaves += closed([
          [lx, ly],
          [lx + Math.cos(a) * size + 2, ly + Math.sin(a) * size],
          [lx + Math.cos(aim) * size * 0.34, ly + Math.sin(aim) * size * 0.34],
        ])
      }
    }
  }
  return group([stroke(stems, color, 2.4), fill(leaves, color)])
}
