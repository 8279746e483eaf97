import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, item, lerp, type Point } from '../core/geometry'
import { closed, fill, group, smooth, stroke } from '../core/shapes'
import { veil } from '../layers/clouds'
import { grass, undulations } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { boulder } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const pass: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const notch = rng.range(0.46, 0.56)
    const sun = { x: x(notch + rng.range(-0.06, 0.06)), y: rng.range(230, 280), radius: rng.range(56, 76) }
    const peak = (f: number, y: number, horn = 0) => ({ x: x(f), y, horn })
    const range = mountainRange(poster, {
      id: 'range',
      foot: 700,
      snowLine: 420,
      tones: distantTones(c, 0.12),
      haze: { from: 0.45, strength: 0.6 },
      saddleDepth: [0.3, 0.5],
      summits: [
        peak(notch - 0.44, 300),
        peak(notch - 0.24, rng.range(180, 230), 0.1),
        peak(notch - 0.05, 440),
        peak(notch + 0.18, rng.range(210, 260), 0.08),
        peak(notch + 0.38, 270),
      ],
    })
    const slope = rollingLine(poster, {
      id: 'slope',
      y: 540,
      amplitude: 12,
      wavelength: 300,
      shape: (f: number) => -190 * Math.max(0, Math.abs(f - notch) - 0.04),
    })
    const near = rollingLine(poster, {
      id: 'near',
      y: 830,
      amplitude: 12,
      wavelength: 420,
      octaves: 2,
      shape: (f: number) => -50 * Math.max(0, f - 0.6),
    })
    const [lit, shade] = c.grass
    const rideX = x(rng.range(0.36, 0.46))
    return [
      skyscape(poster, { horizon: 560, sun }),
      range,
      veil(poster, { top: 460, bottom: 640, opacity: 0.45 }),
      landform(poster, slope, { color: mix(lit, c.haze, 0.12), shadeTo: mix(lit, shade, 0.75), depth: 420 }),
      undulations(poster, {
        id: 'folds',
        top: 600,
        bottom: 820,
        count: 18,
        color: shade,
        opacity: 0.3,
        width: [160, 460],
      }),
      hairpins(poster, x(notch)),
      fill(treeline(poster.random('left'), slopeSide(poster, 0, 0.2), { spacing: 20, height: [50, 120] }), c.forest[1]),
      fill(
        treeline(poster.random('right'), slopeSide(poster, 0.82, 1.02), { spacing: 20, height: [40, 110] }),
        mix(c.forest[1], c.forest[2], 0.3),
      ),
      landform(poster, near, {
        color: mix(lit, shade, 0.4),
        shadeTo: mix(shade, c.ink, c.snowy ? 0.1 : 0.35),
        depth: 200,
      }),
      road(poster, near),
      accent(poster, {
        place: ['road', 'land'],
        x: rideX,
        y: heightAt(near, rideX) + 66,
        size: 98,
        choices: ['cyclists', 'cyclists', 'cyclists', 'hikers', 'donkey'],
      }),
      ...(
        [
          [0.04, 190, 84],
          [0.125, 110, 46],
          [0.94, 170, 70],
        ] as const
      ).map(([f, w, h], i) =>
        boulder(poster.random(`rock/${i}`), {
          x: x(f),
          y: 1005,
          width: w,
          height: h,
          color: mix(c.ink, c.rock[1], 0.3),
          light: mix(c.ink, c.rock[0], 0.5),
          snow: c.snowy && c.snow[0],
        }),
      ),
      fill(
        grass(
          poster.random('grass'),
          near.map(([px]): Point => [px, 1004]),
          { spacing: 5, height: [14, 46] },
        ),
        mix(shade, c.ink, 0.5),
      ),
    ]
  },
}

const slopeSide = (poster: Poster, from: number, to: number): Point[] => [
  [poster.x(from) - 20, from ? 800 : 740],
  [poster.x((from + to) / 2), 790],
  [poster.x(to) + 20, from ? 720 : 830],
]

/** Bends stacked up to the notch, each shorter and thinner than the one below. */
function hairpins(poster: Poster, cx: number) {
  const { colors: c } = poster
  const rng = poster.random('bends')
  const bends = 7
  const corners: Point[] = [[cx - poster.width * 0.5, 868]]
  for (let i = 0; i < bends; i += 1) {
    const t = (i + 1) / bends
    const reach = lerp(330, 22, t ** 0.75) * rng.range(0.85, 1.12)
    corners.push([cx + (i % 2 ? -1 : 1) * reach, lerp(806, 556, t ** 0.82)])
  }
  const paved = mix(c.earth[0], c.snow[0], 0.35)
  const wall = mix(c.earth[1], c.ink, 0.3)
  const parts: string[] = []
  for (let i = corners.length - 1; i > 0; i -= 1) {
    const [a, b] = [item(corners, i - 1), item(corners, i)]
    const width = (k: number) => lerp(24, 3.5, Math.min(1, k / bends) ** 0.7)
    const [wa, wb] = [width(i - 1), width(i)]
    const sag = (b[1] - a[1]) * 0.08
    const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - sag]
    const top: Point[] = [
      [a[0], a[1] - wa / 2],
      [mid[0], mid[1] - (wa + wb) / 4],
      [b[0], b[1] - wb / 2],
    ]
    const low: Point[] = [
      [b[0], b[1] + wb / 2],
      [mid[0], mid[1] + (wa + wb) / 4],
      [a[0], a[1] + wa / 2],
    ]
    parts.push(
      fill(
        closed([
          ...low.map(([px, py]): Point => [px, py]),
          ...[...low].reverse().map(([px, py]): Point => [px, py + wa * 0.4]),
        ]),
        wall,
        { opacity: 0.7 },
      ),
      fill(`${smooth(top)}L${smooth(low).slice(1)}Z`, paved),
      fill(`M${b[0] - wb} ${b[1]}a${wb} ${wb * 0.62} 0 1 0 ${2 * wb} 0a${wb} ${wb * 0.62} 0 1 0 ${-2 * wb} 0Z`, paved),
    )
  }
  return group(parts)
}

function road(poster: Poster, line: readonly Point[]) {
  const { colors: c } = poster
  const shift = (dy: number) => line.map(([px, py]): Point => [px, py + dy])
  const ribbon = (a: number, b: number) => `${smooth(shift(a))}L${smooth(shift(b).reverse()).slice(1)}Z`
  const posts = line
    .filter((_, i) => i % 5 === 2)
    .map(([px, py]) => `M${px.toFixed(1)} ${(py + 46).toFixed(1)}v-26`)
    .join('')
  return group([
    fill(
      ribbon(40, 96),
      poster.vertical(860, 940, [0, mix(c.earth[0], c.snow[0], 0.3)], [1, mix(c.earth[0], c.earth[1], 0.4)]),
    ),
    fill(ribbon(94, 102), mix(c.earth[1], c.ink, 0.4)),
    stroke(posts, mix(c.snow[0], c.earth[0], 0.2), 6),
    stroke(posts.replaceAll('v-26', 'v-4'), c.accent[0], 6),
  ])
}
