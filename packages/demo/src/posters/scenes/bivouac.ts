import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt } from '../core/geometry'
import { circle, fill } from '../core/shapes'
import { veil } from '../layers/clouds'
import { grass } from '../layers/ground'
import { crag, landform } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import type { Mood } from '../palettes'
import { treeline } from '../layers/trees'
import type { Scene } from './scene'

export const bivouac: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const dark = c.stars > 0.5
    const mood: Mood = dark ? rng.pick(['milkyWay', 'trails', 'milkyWay']) : rng.pick(['rings', 'rays', 'cirrus'])
    const sun = dark
      ? { x: x(rng.range(0.3, 0.5)), y: rng.range(210, 330), radius: 46 }
      : { x: x(rng.range(0.34, 0.5)), y: rng.range(330, 400), radius: rng.range(110, 150) }
    const range = (id: string, low: number, high: number, foot: number, distance: number) =>
      mountainRange(poster, {
        id,
        foot,
        snowLine: foot - 240,
        detail: 0.8,
        tones: distantTones(c, distance),
        summits: [0.02, 0.16, 0.33, 0.5, 0.68, 0.86, 1].map((f) => ({
          x: x(f + rng.range(-0.04, 0.04)),
          y: rng.range(low, high),
        })),
      })
    const ledge = crag(poster, {
      id: 'ledge',
      waypoints: [
        [-0.02, 930],
        [0.14, 905],
        [0.34, 896],
        [0.5, 842],
        [0.74, 826],
        [0.86, 800],
        [1.02, 726],
      ],
      roughness: 0.06,
      minLength: 22,
    })
    const tentX = x(rng.range(0.6, 0.66))
    const tentY = heightAt(ledge, tentX) + 8
    const rock = mix(c.ink, c.ridge[2], 0.25)
    return [
      skyscape(poster, { horizon: 760, sun, mood }),
      range('far', 560, 630, 900, 0.55),
      veil(poster, { top: 640, bottom: 840, opacity: 0.5 }),
      range('near', 610, 720, 980, 0.22),
      veil(poster, { top: 720, bottom: 900, opacity: 0.5 }),
      fill(
        treeline(poster.random('trees'), ledge, { from: x(0.8), spacing: 26, height: [50, 150] }),
        mix(rock, c.forest[2], 0.3),
      ),
      circle(
        tentX - 20,
        tentY - 40,
        210,
        poster.radial([
          [0, c.window, dark ? 0.6 : 0.32],
          [1, c.window, 0],
        ]),
      ),
      accent(poster, { place: ['camp', 'land'], x: tentX, y: tentY, size: 118, choices: ['tent', 'tent', 'camp'] }),
      accent(poster, {
        id: 'sitter',
        place: 'land',
        x: x(0.47),
        y: heightAt(ledge, x(0.47)) + 3,
        size: 74,
        choices: ['lookout', 'meditation', 'husky', 'hiker'],
        flip: rng.chance(0.5),
      }),
      landform(poster, ledge, { color: rock, shadeTo: c.ink, depth: 220, soft: false }),
      fill(grass(poster.random('grass'), ledge, { spacing: 8, height: [6, 18] }), rock),
    ]
  },
}
