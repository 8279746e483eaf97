import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import type { Random } from '../core/random'
import { band, closed, fill } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { crag, landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { forest, treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const summit: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const top = rng.range(0.54, 0.64)
    const snowRidge = rng.chance(0.5)
    const sun = { x: x(rng.range(0.2, 0.32)), y: rng.range(220, 280), radius: rng.range(48, 70) }
    const far = mountainRange(poster, {
      id: 'far',
      foot: 760,
      snowLine: 560,
      detail: 0.7,
      tones: distantTones(c, 0.6),
      summits: [0.04, 0.18, 0.33, 0.5, 0.72, 0.9].map((f) => ({
        x: x(f + rng.range(-0.03, 0.03)),
        y: rng.range(450, 520),
      })),
    })
    const horn = mountainRange(poster, {
      id: 'horn',
      foot: 800,
      snowLine: rng.range(520, 600),
      saddleDepth: [0.5, 0.62],
      roughness: 0.13,
      tones: distantTones(c, 0.03),
      haze: { from: 0.55, strength: 0.8 },
      summits: [
        { x: x(top - 0.44), y: 520 },
        { x: x(top - 0.29), y: rng.range(430, 480) },
        { x: x(top), y: rng.range(160, 190), horn: rng.range(0.02, 0.12) },
        { x: x(top + 0.28), y: rng.range(420, 480) },
        { x: x(top + 0.42), y: 490 },
      ],
    })
    const hills = [0, 1].map((i) =>
      rollingLine(poster, {
        id: `hill/${i}`,
        y: 690 + i * 70,
        amplitude: 40,
        wavelength: 500,
        shape: (f: number) => (i ? 90 : -70) * (f - 0.5),
      }),
    )
    const parts = [
      skyscape(poster, { horizon: 720, sun }),
      far,
      veil(poster, { top: 520, bottom: 740, opacity: 0.45 }),
      horn,
      mist(poster, { top: 640, bottom: 690, opacity: 0.5 }),
      ...hills.flatMap((line, i) => [
        landform(poster, line, { color: mix(c.forest[0], c.forest[1], i * 0.8), fade: 0.35, depth: 120 }),
        forest(poster, {
          id: `woods/${i}`,
          line,
          rows: 4,
          rowGap: 18,
          height: [22 + i * 10, 42 + i * 18],
          spacing: 9 + i * 3,
          colors: [mix(c.forest[0], c.forest[1], i * 0.7), mix(c.forest[0], c.forest[1], 0.5 + i * 0.5)],
        }),
      ]),
      mist(poster, { id: 'mist2', top: 770, bottom: 810, opacity: 0.35, count: 6 }),
    ]
    return snowRidge ? [...parts, ...arete(poster, rng)] : [...parts, ...spur(poster, rng)]
  },
}

/** Foreground snow arête with roped climbers. */
function arete(poster: Poster, rng: Random) {
  const { colors: c } = poster
  const x = (f: number) => poster.x(f)
  const line = crag(poster, {
    id: 'arete',
    waypoints: [
      [-0.02, 975],
      [0.16, 905],
      [0.34, 815],
      [0.52, 715],
      [0.6, 745],
      [0.78, 800],
      [1.02, 905],
    ],
    roughness: 0.05,
    minLength: 26,
  })
  const edge = brokenLine(rng, [x(0.52), heightAt(line, x(0.52))], [x(0.6), 1040], { roughness: 0.2, minLength: 20 })
  const right = line.filter(([px]) => px >= x(0.52))
  const shade: Point[] = [...right, [poster.width + 40, 1040], ...[...edge].reverse()]
  return [
    fill(band(line, 1040), poster.vertical(760, 1010, [0, c.snow[0]], [1, mix(c.snow[0], c.snow[1], 0.45)])),
    fill(closed(shade), poster.vertical(760, 1010, [0, c.snow[1]], [1, mix(c.snow[1], c.rock[1], 0.6)])),
    accent(poster, {
      place: ['slope', 'snow'],
      x: x(0.315),
      y: heightAt(line, x(0.315)) + 4,
      size: 62,
      choices: ['climbers'],
    }),
  ]
}

/** Foreground spur carrying a hut. */
function spur(poster: Poster, rng: Random) {
  const { colors: c } = poster
  const x = (f: number) => poster.x(f)
  const line = rollingLine(poster, {
    id: 'spur',
    y: 880,
    amplitude: 16,
    wavelength: 260,
    shape: (f: number) => -110 * Math.max(0, 0.45 - f) + 150 * Math.max(0, f - 0.35),
  })
  const ground = c.snowy ? c.snow[1] : mix(c.ink, c.grass[1], 0.45)
  return [
    fill(
      treeline(poster.random('spur/back'), line, { from: x(0.36), spacing: 20, height: [30, 90] }),
      mix(c.forest[2], c.forest[1], 0.25),
    ),
    accent(poster, {
      place: ['building', 'camp', 'land'],
      x: x(0.22),
      y: heightAt(line, x(0.22)) + 6,
      size: 96,
      choices: ['hut', 'chalet'],
    }),
    fill(
      treeline(poster.random('spur/side'), line, { to: x(0.1), spacing: 24, height: [90, 190] }),
      mix(c.forest[2], c.ink, 0.5),
    ),
    landform(poster, line, { color: ground, shadeTo: c.snowy ? mix(c.snow[1], c.ridge[1], 0.5) : c.ink, depth: 170 }),
    accent(poster, {
      id: 'walker',
      place: 'land',
      x: x(0.36),
      y: heightAt(line, x(0.36)) + 3,
      size: 60,
      choices: ['hiker', 'hikers'],
      chance: 0.6,
      flip: rng.chance(0.7),
    }),
  ]
}
