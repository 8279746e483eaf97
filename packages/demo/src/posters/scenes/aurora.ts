import { accent } from '../accents'
import { blendPalettes } from '../blend-palettes'
import { mix } from '../core/color'
import { heightAt } from '../core/geometry'
import { fill, group } from '../core/shapes'
import { aurora as lights } from '../layers/aurora'
import { undulations } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { sky, stars } from '../layers/sky'
import { tallConifer, treeline } from '../layers/trees'
import { ripples, water } from '../layers/water'
import { type Palette, palettes } from '../palettes'
import type { Scene } from './scene'

export const aurora: Scene = {
  adapt: intoTheNight,
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const shore = rng.range(640, 680)
    const lakeside = rng.chance(0.6)
    const range = mountainRange(poster, {
      id: 'range',
      foot: shore + 10,
      snowLine: shore - 30,
      tones: distantTones(c, 0.18),
      haze: { from: 0.4, strength: 0.7 },
      summits: [0.03, 0.2, 0.4, 0.62, 0.82, 1].map((f) => ({
        x: x(f + rng.range(-0.04, 0.04)),
        y: shore - rng.range(110, 230),
      })),
    })
    const woods = rollingLine(poster, { id: 'woods', y: shore - 10, amplitude: 12, wavelength: 300 })
    const backdrop = poster.id()
    const scenery = group(
      [
        sky(poster, { horizon: shore }),
        stars(poster, { bottom: shore, density: 0.9 }),
        lights(poster, { base: shore - 150, height: rng.range(280, 360), curtains: rng.int(2, 3) }),
        range,
        fill(treeline(poster.random('woods'), woods, { spacing: 7, height: [18, 46] }), c.forest[1]),
        landform(poster, woods, { color: c.forest[1], bottom: shore + 2 }),
      ],
      { id: backdrop },
    )
    const land = rollingLine(poster, {
      id: 'land',
      y: lakeside ? 860 : 740,
      amplitude: 20,
      wavelength: 420,
      octaves: 2,
      shape: (f: number) => (lakeside ? -210 * Math.max(0, f - 0.44) ** 1.1 + 60 * Math.max(0, 0.3 - f) : -60 * f),
    })
    const homeX = x(rng.range(0.66, 0.72))
    const homeY = heightAt(land, homeX) + 14
    const [lit, shade] = c.snow
    const warm = poster.radial(
      [
        [0, c.window, 0.55],
        [0.4, c.window, 0.18],
        [1, c.window, 0],
      ],
      { cx: homeX - 20, cy: homeY - 20, r: 190, units: 'canvas' },
    )
    const fir = (f: number, h: number, i: number, base?: number) =>
      tallConifer(poster, poster.random(`fir/${i}`), {
        x: x(f),
        y: base ?? heightAt(land, x(f)) + 14,
        height: h,
        color: mix(c.forest[2], c.ink, 0.3),
        snow: mix(lit, shade, 0.35),
        spread: 0.3,
      })
    return [
      scenery,
      lakeside ? water(poster, { top: shore, backdrop, mirror: 0.75, squeeze: 0.95 }) : '',
      lakeside ? ripples(poster, { top: shore + 8, count: 60, opacity: 0.2 }) : '',
      fir(0.79, 260, 0),
      fir(0.845, 190, 1),
      fir(0.56, 150, 2),
      landform(poster, land, { color: mix(lit, shade, 0.45), shadeTo: mix(shade, c.ridge[1], 0.55), depth: 240 }),
      undulations(poster, {
        id: 'waves',
        top: heightAt(land, x(0.7)) + 40,
        bottom: 985,
        count: 10,
        color: mix(shade, c.ridge[1], 0.5),
        opacity: 0.4,
      }),
      fill(`M0 0H${poster.width}V1000H0Z`, warm),
      accent(poster, {
        place: ['building', 'camp'],
        x: homeX,
        y: homeY,
        size: 96,
        choices: ['cabin', 'cabin', 'yurt', 'tent'],
      }),
      accent(poster, {
        id: 'guest',
        place: ['snow', 'land'],
        x: x(0.545),
        y: heightAt(land, x(0.545)) + 26,
        size: 76,
        choices: ['husky', 'lookout', 'dogsled', 'husky'],
        flip: true,
        chance: 0.8,
      }),
      fir(0.935, 470, 3, heightAt(land, x(0.935)) + 90),
      fir(0.99, 620, 4, heightAt(land, x(0.99)) + 120),
      fir(0.02, 520, 5, 1010),
      fir(0.085, 340, 6, 1010),
    ]
  },
}

/** Daylight palettes give a tinted night: northern lights need a dark sky. */
function intoTheNight(colors: Palette): Palette {
  if (colors.stars > 0.5) return colors
  const { night } = palettes
  return { ...blendPalettes(colors, night, (day, dark) => mix(day, dark, 0.7)), stars: 1, sun: night.sun }
}
