import { accent } from '../accents'
import { mix } from '../core/color'
import { first, heightAt, item, lerp, type Point } from '../core/geometry'
import type { Random } from '../core/random'
import { closed, fill, smooth, stroke } from '../core/shapes'
import { veil } from '../layers/clouds'
import { undulations } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { tallConifer, treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const skitour: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const [lit, shade] = c.snow
    const sun = { x: x(rng.range(0.5, 0.62)), y: rng.range(200, 250), radius: rng.range(50, 70) }
    const slope = rollingLine(poster, {
      id: 'slope',
      y: 430,
      amplitude: 16,
      wavelength: 380,
      octaves: 3,
      shape: (f: number) => -230 * Math.max(0, 0.42 - f) + 430 * Math.max(0, f - 0.2) ** 1.1,
    })
    const lower = rollingLine(poster, {
      id: 'lower',
      y: 840,
      amplitude: 14,
      wavelength: 460,
      octaves: 2,
      shape: (f: number) => 110 * (0.5 - f),
    })
    const trail = zigzag(poster, slope, rng)
    const [tx, ty] = trail.halt
    const firs: (readonly [number, number, number])[] = [
      [0.9, 400, 905],
      [0.965, 560, 930],
      [0.84, 240, 880],
      [0.03, 300, 985],
    ]
    return [
      skyscape(poster, { horizon: 600, sun }),
      mountainRange(poster, {
        id: 'range',
        foot: 760,
        snowLine: 640,
        tones: distantTones(c, 0.2),
        haze: { from: 0.4, strength: 0.6 },
        summits: [
          { x: x(0.3), y: 330 },
          { x: x(0.46), y: rng.range(290, 330) },
          { x: x(rng.range(0.66, 0.74)), y: rng.range(180, 220), horn: 0.12 },
          { x: x(0.88), y: rng.range(280, 330) },
          { x: x(1.02), y: 340 },
        ],
      }),
      veil(poster, { top: 500, bottom: 780, opacity: 0.5 }),
      fill(
        treeline(
          poster.random('far'),
          rollingLine(poster, { id: 'far', y: 700, amplitude: 30, wavelength: 300, shape: (f: number) => -50 * f }),
          { from: x(0.55), spacing: 7, height: [22, 50] },
        ),
        mix(c.forest[0], c.haze, 0.15),
      ),
      landform(
        poster,
        rollingLine(poster, { id: 'far', y: 700, amplitude: 30, wavelength: 300, shape: (f: number) => -50 * f }),
        { color: mix(shade, c.haze, 0.4) },
      ),
      fill(
        treeline(poster.random('side'), slope, { from: x(0.56), to: x(0.8), spacing: 34, height: [40, 90] }),
        c.forest[2],
      ),
      landform(poster, slope, { color: lit, shadeTo: mix(lit, shade, 0.4), depth: 600 }),
      shadowSide(poster, slope, rng),
      undulations(poster, {
        id: 'wind',
        top: 560,
        bottom: 850,
        count: 16,
        color: shade,
        opacity: 0.35,
        width: [160, 460],
      }),
      stroke(trail.d, mix(shade, c.ridge[1], 0.35), 4, { opacity: 0.85 }),
      accent(poster, {
        place: ['snow', 'slope'],
        x: tx,
        y: ty + 2,
        size: 70,
        choices: ['skiers', 'skiers', 'freerider'],
      }),
      accent(poster, {
        id: 'top',
        place: ['land', 'snow'],
        x: x(0.245),
        y: heightAt(slope, x(0.245)) + 3,
        size: 50,
        choices: ['lookout', 'chamois', 'ptarmigan'],
        chance: 0.5,
      }),
      landform(poster, lower, { color: mix(lit, shade, 0.3), shadeTo: mix(shade, c.ridge[1], 0.4), depth: 190 }),
      undulations(poster, { id: 'lower/wind', top: 870, bottom: 980, count: 8, color: lit, opacity: 0.4 }),
      ...firs.map(([f, h, base], i) =>
        tallConifer(poster, poster.random(`fir/${i}`), {
          x: x(f),
          y: base,
          height: h,
          color: mix(c.forest[2], c.ink, 0.3),
          light: mix(c.forest[2], c.forest[1], 0.4),
          snow: mix(lit, shade, 0.1),
          spread: 0.32,
        }),
      ),
    ]
  },
}

/** Shaded flank right of a spine running down the slope. */
function shadowSide(poster: Poster, slope: readonly Point[], rng: Random) {
  const { colors: c } = poster
  const startX = poster.x(rng.range(0.3, 0.36))
  const spine = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8
    return [startX + poster.x(0.3) * t ** 0.8 + (i % 2 ? 26 : -18), lerp(heightAt(slope, startX), 900, t)]
  })
  const rim = slope.filter(([px]) => px > startX)
  return fill(
    `${smooth(spine)}L${closed([[poster.width + 30, 920], ...[...rim].reverse()]).slice(1)}`,
    mix(c.snow[1], c.ridge[1], 0.12),
    { opacity: 0.75, 'clip-path': poster.clip(closed([...slope, [poster.width + 30, 1040], [-30, 1040]])) },
  )
}

/** A skin track: long traverses and kick turns, tighter and thinner with height. */
function zigzag(poster: Poster, slope: readonly Point[], rng: Random) {
  const turns = 6
  const corners: Point[] = [[poster.x(0.02), 900]]
  for (let i = 0; i < turns; i += 1) {
    const t = (i + 1) / turns
    corners.push([
      poster.x(i % 2 ? lerp(0.06, 0.2, t) : lerp(0.46, 0.26, t)) + rng.range(-14, 14),
      lerp(810, heightAt(slope, poster.x(0.24)) + 14, t ** 0.9),
    ])
  }
  const bowed = corners.slice(1).flatMap((b, i): Point[] => {
    const a = item(corners, i)
    return [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + Math.abs(b[0] - a[0]) * 0.03], b]
  })
  const points = [first(corners), ...bowed]
  const [turn, from] = [first(corners), item(corners, 1)]
  return {
    d: `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`,
    halt: [lerp(from[0], turn[0], 0.42), lerp(from[1], turn[1], 0.42) + 8] satisfies Point,
  }
}
