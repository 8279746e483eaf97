import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, lerp, type Point } from '../core/geometry'
import { fill } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { grass, windingPath } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { larch, tallConifer, treeline } from '../layers/trees'
import type { Scene } from './scene'

export const forest: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.38, 0.52)), y: rng.range(200, 250), radius: rng.range(44, 62) }
    const waves = 5
    const layers = Array.from({ length: waves }, (_, i) => {
      const t = i / (waves - 1)
      const line = rollingLine(poster, {
        id: `wave/${i}`,
        y: lerp(440, 740, t),
        amplitude: 26,
        wavelength: 360,
        shape: (f: number) => -lerp(120, 330, t) * Math.abs(f - 0.5) ** 1.35 * 1.6 + (i % 2 ? 1 : -1) * 46 * (f - 0.5),
      })
      const fir = mix(mix(c.haze, c.forest[0], 0.75), c.forest[2], t ** 1.1)
      const gold = mix(mix(c.haze, c.leaf[1], 0.7), mix(c.leaf[0], c.leaf[1], 0.4), t)
      const size = lerp(34, 150, t ** 1.3)
      const trees = poster.random(`larch/${i}`)
      let larches = ''
      for (let px = -20; px < poster.width + 20; px += size * trees.range(0.25, 1.1)) {
        if (trees.chance(0.45))
          larches += larch(trees, px, heightAt(line, px) + size * 0.3, size * trees.range(0.7, 1.1), { spread: 0.34 })
      }
      return [
        fill(
          treeline(poster.random(`fir/${i}`), line, {
            spacing: size * 0.24,
            height: [size * 0.7, size * 1.35],
            sink: size * 0.2,
          }),
          fir,
        ),
        fill(larches, gold),
        landform(
          poster,
          line.map(([px, py]): Point => [px, py + size * 0.16]),
          { color: fir, fade: lerp(0.9, 0.35, t), depth: lerp(90, 150, t) },
        ),
        i < waves - 1
          ? mist(poster, {
              id: `mist/${i}`,
              top: lerp(470, 720, t),
              bottom: lerp(500, 760, t),
              count: 5,
              opacity: 0.4,
              width: [360, 800],
            })
          : '',
      ]
    })
    const clearing = rollingLine(poster, {
      id: 'clearing',
      y: 800,
      amplitude: 12,
      wavelength: 420,
      shape: (f: number) => -70 * Math.abs(f - 0.5),
    })
    const path = windingPath([x(0.44), 1010], [x(0.53), 800], {
      turns: 2.2,
      swing: 150,
      width: [210, 16],
      phase: rng.range(-0.5, 0.5),
      power: 1.9,
    })
    const [ax, ay] = path.at(0.42)
    const frame: (readonly [number, number, number])[] = [
      [0.02, 830, 940],
      [0.1, 610, 915],
      [0.17, 420, 895],
      [0.985, 780, 940],
      [0.905, 520, 905],
      [0.845, 360, 885],
    ]
    const meadow = c.snowy ? c.snow[0] : c.grass[0]
    return [
      skyscape(poster, { horizon: 620, sun }),
      mountainRange(poster, {
        id: 'range',
        foot: 600,
        snowLine: 420,
        tones: distantTones(c, 0.35),
        summits: [0.08, 0.3, 0.52, 0.74, 0.95].map((f) => ({
          x: x(f + rng.range(-0.04, 0.04)),
          y: rng.range(250, 370),
        })),
      }),
      veil(poster, { top: 380, bottom: 640, opacity: 0.7 }),
      ...layers.flat(),
      landform(poster, clearing, {
        color: mix(meadow, c.grass[1], 0.25),
        shadeTo: mix(c.grass[1], c.ink, c.snowy ? 0.1 : 0.35),
        depth: 210,
      }),
      fill(
        path.d,
        poster.vertical(800, 1000, [0, mix(c.earth[0], c.haze, 0.3)], [1, mix(c.earth[0], c.earth[1], 0.45)]),
      ),
      fill(grass(poster.random('tufts'), clearing, { spacing: 8, height: [6, 18] }), mix(c.grass[1], c.ink, 0.2)),
      accent(poster, {
        place: ['land', 'camp', c.snowy ? 'snow' : 'land'],
        x: ax,
        y: ay + 8,
        size: 84,
        choices: ['donkey', 'hikers', 'rider', 'hiker'],
      }),
      ...frame.map(([f, h, base], i) =>
        tallConifer(poster, poster.random(`frame/${i}`), {
          x: x(f + rng.range(-0.012, 0.012)),
          y: base,
          height: h,
          color: mix(c.forest[2], c.ink, 0.45),
          light: mix(c.forest[2], c.forest[1], f < 0.5 ? 0.15 : 0.55),
          snow: c.snowy ? c.snow[0] : undefined,
        }),
      ),
      landform(
        poster,
        rollingLine(poster, {
          id: 'front',
          y: 965,
          amplitude: 10,
          wavelength: 200,
          shape: (f: number) =>
            -150 * Math.max(0, Math.abs(f - 0.48) - 0.2) + 70 * Math.max(0, 0.2 - Math.abs(f - 0.48)) * 5,
        }),
        { color: mix(c.ink, c.forest[2], 0.35) },
      ),
    ]
  },
}
