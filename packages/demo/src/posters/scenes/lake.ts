import { accent } from '../accents'
import { mix } from '../core/color'
import { fill, group } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { grass } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { boulder } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { forest, tallConifer, treeline } from '../layers/trees'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Scene } from './scene'

export const lake: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const shore = rng.range(570, 620)
    const main = rng.range(0.5, 0.68)
    const sun = { x: x(rng.range(0.26, 0.36)), y: rng.range(240, 300), radius: rng.range(40, 58) }

    const far = mountainRange(poster, {
      id: 'far',
      foot: shore + 20,
      snowLine: shore - 130,
      detail: 0.7,
      tones: distantTones(c, 0.58),
      summits: [0.06, 0.21, 0.37, 0.56, 0.74, 0.93].map((f) => ({
        x: x(f + rng.range(-0.03, 0.03)),
        y: shore - rng.range(150, 225),
      })),
    })
    const peaks = mountainRange(poster, {
      id: 'peaks',
      foot: shore + 10,
      snowLine: shore - 120,
      tones: distantTones(c, 0.08),
      summits: [
        { x: x(0.05), y: shore - rng.range(160, 230) },
        { x: x(main - 0.26), y: shore - rng.range(190, 250) },
        { x: x(main), y: shore - rng.range(370, 415), horn: rng.range(0.05, 0.2) },
        { x: x(main + 0.2), y: shore - rng.range(220, 290) },
        { x: x(1.02), y: shore - rng.range(200, 280) },
      ],
    })
    const slope = rollingLine(poster, {
      id: 'slope',
      y: shore - 36,
      amplitude: 26,
      wavelength: 420,
      shape: (f: number) => -90 * Math.max(0, 0.3 - f) - 120 * Math.max(0, f - 0.72),
    })
    const woods = forest(poster, {
      id: 'woods',
      line: slope,
      rows: 3,
      rowGap: 13,
      height: [20, 44],
      spacing: 11,
      colors: [mix(c.forest[0], c.forest[1], 0.4), c.forest[1]],
    })
    const backdrop = poster.id()
    const scenery = group(
      [
        skyscape(poster, { horizon: shore, sun }),
        far,
        veil(poster, { top: shore - 190, bottom: shore + 20, opacity: 0.5 }),
        peaks,
        mist(poster, { top: shore - 70, bottom: shore - 30, opacity: 0.45 }),
        landform(poster, slope, { color: mix(c.forest[0], c.forest[1], 0.6), bottom: shore }),
        woods,
      ],
      { id: backdrop },
    )

    const bank = rollingLine(poster, {
      id: 'bank',
      y: 925,
      amplitude: 18,
      wavelength: 300,
      shape: (f: number) => -150 * Math.max(0, 0.32 - f) + 60 * f,
    })
    const trees = (
      [
        [0.035, 640],
        [0.105, 500],
        [0.165, 350],
        [-0.02, 560],
      ] as const
    ).map(([f, h], i) => {
      const px = x(f + rng.range(-0.01, 0.01))
      return tallConifer(poster, poster.random(`tree/${i}`), {
        x: px,
        y: 900 + i * 16,
        height: h * rng.range(0.9, 1.1),
        color: mix(c.forest[2], c.ink, 0.35),
        light: mix(c.forest[2], c.forest[1], 0.4),
        snow: c.snowy ? c.snow[0] : undefined,
      })
    })
    return [
      scenery,
      water(poster, { top: shore, backdrop, mirror: 0.72 }),
      glitter(poster, { x: sun.x, top: shore, width: 44, spread: 90, count: 46, opacity: 0.55 }),
      ripples(poster, { top: shore + 6, count: 80, opacity: 0.3 }),
      shoreline(poster, shore),
      accent(poster, {
        place: 'water',
        x: x(rng.range(0.52, 0.66)),
        y: rng.range(715, 765),
        size: 74,
        choices: ['kayak', 'canoe', 'paddleboard', 'sailboat', 'rowboat'],
      }),
      fill(
        treeline(poster.random('bush'), bank, { to: x(0.24), spacing: 26, height: [30, 80] }),
        mix(c.forest[2], c.ink, 0.2),
      ),
      ...trees,
      landform(poster, bank, { color: mix(c.ink, c.forest[2], 0.3) }),
      boulder(rng, {
        x: x(0.4),
        y: 962,
        width: 130,
        height: 56,
        color: c.ink,
        light: mix(c.ink, c.rock[1], 0.45),
        snow: c.snowy && c.snow[0],
      }),
      boulder(rng, {
        x: x(0.335),
        y: 950,
        width: 84,
        height: 40,
        color: c.ink,
        light: mix(c.ink, c.rock[1], 0.35),
        snow: c.snowy && c.snow[0],
      }),
      fill(grass(poster.random('grass'), bank, { spacing: 6, height: [10, 30] }), mix(c.ink, c.forest[2], 0.3)),
      accent(poster, {
        id: 'shore',
        place: ['land', 'camp'],
        x: x(0.27),
        y: 915,
        size: 78,
        choices: ['lookout', 'hiker'],
        chance: 0.3,
      }),
    ]
  },
}
