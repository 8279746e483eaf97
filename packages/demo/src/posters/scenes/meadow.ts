import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { fill } from '../core/shapes'
import { veil } from '../layers/clouds'
import { blooms, flowers, grass, undulations } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { forest, tallConifer } from '../layers/trees'
import type { Scene } from './scene'

export const meadow: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.22, 0.4)), y: rng.range(190, 240), radius: rng.range(44, 60) }
    const count = rng.int(5, 7)
    const crown = rng.range(0.3, 0.75)
    const peaks = mountainRange(poster, {
      id: 'wall',
      foot: 660,
      snowLine: rng.range(390, 460),
      saddleDepth: [0.25, 0.42],
      roughness: 0.17,
      tones: distantTones(c, 0.1),
      haze: { from: 0.4, strength: 0.75 },
      summits: Array.from({ length: count }, (_, i) => {
        const f = (i + 0.5) / count + rng.range(-0.03, 0.03)
        return { x: x(f), y: 230 + 240 * Math.min(1, Math.abs(f - crown) * 1.6) + rng.range(-30, 30) }
      }),
    })
    const slope = rollingLine(poster, {
      id: 'slope',
      y: 610,
      amplitude: 30,
      wavelength: 460,
      shape: (f: number) => -90 * f,
    })
    const alp = rollingLine(poster, {
      id: 'alp',
      y: 690,
      amplitude: 16,
      wavelength: 520,
      octaves: 2,
      shape: (f: number) => 60 * Math.sin(f * 3.2 + 0.4) - 70 * f,
    })
    const near = rollingLine(poster, {
      id: 'near',
      y: 830,
      amplitude: 14,
      wavelength: 420,
      octaves: 2,
      shape: (f: number) => -120 * Math.max(0, 0.55 - f) ** 1.2 + 60 * Math.max(0, f - 0.6),
    })
    const [lit, shade] = c.grass
    const chaletX = x(rng.range(0.64, 0.72))
    const herdX = x(rng.range(0.3, 0.36))
    const verge = near.map(([px, py]): Point => [px, py + 140])
    const turf = mix(shade, c.ink, c.snowy ? 0.2 : 0.55)
    return [
      skyscape(poster, { horizon: 600, sun }),
      peaks,
      veil(poster, { top: 500, bottom: 700, opacity: 0.4 }),
      landform(poster, slope, { color: mix(c.forest[0], c.forest[1], 0.5) }),
      forest(poster, {
        id: 'woods',
        line: slope,
        rows: 5,
        rowGap: 15,
        height: [24, 46],
        spacing: 12,
        colors: [mix(c.forest[0], c.haze, 0.25), c.forest[1]],
        density: (px: number) => 0.75 + 0.25 * Math.sin(px * 0.012),
      }),
      landform(poster, alp, { color: lit, shadeTo: mix(lit, shade, 0.7), depth: 190 }),
      undulations(poster, { id: 'alp/folds', top: 720, bottom: 800, count: 10, color: shade, opacity: 0.28 }),
      accent(poster, {
        id: 'home',
        place: ['building', 'camp'],
        x: chaletX,
        y: heightAt(alp, chaletX) + 20,
        size: 92,
        choices: ['chalet', 'hut', 'yurt', 'chalet'],
      }),
      ...[0.78, 0.815, 0.87].map((f, i) =>
        tallConifer(poster, poster.random(`pine/${i}`), {
          x: x(f),
          y: heightAt(alp, x(f)) + 20,
          height: 170 - i * 26,
          color: c.forest[2],
          light: mix(c.forest[2], c.forest[1], 0.5),
          snow: c.snowy && c.snow[0],
        }),
      ),
      landform(poster, near, {
        color: mix(lit, shade, 0.35),
        shadeTo: mix(shade, c.ink, c.snowy ? 0.12 : 0.38),
        depth: 220,
      }),
      undulations(poster, {
        id: 'near/folds',
        top: 860,
        bottom: 980,
        count: 9,
        color: mix(shade, c.ink, 0.25),
        opacity: 0.22,
      }),
      c.snowy
        ? ''
        : flowers(poster, {
            id: 'far',
            top: 740,
            bottom: 860,
            count: c.stars ? 110 : 240,
            size: [2, 4],
            inside: (px: number, py: number) => py > heightAt(alp, px) + 6,
          }),
      accent(poster, {
        place: ['land', 'snow'],
        x: herdX,
        y: heightAt(near, herdX) + 26,
        size: 96,
        choices: ['donkey', 'horses', 'rider', 'sheep', 'hikers'],
      }),
      c.snowy
        ? ''
        : flowers(poster, {
            id: 'near',
            top: 870,
            bottom: 960,
            count: 120,
            size: [4, 7],
            inside: (px: number, py: number) => py > heightAt(near, px) + 50,
          }),
      fill(grass(poster.random('grass'), verge, { spacing: 4, height: [14, 44] }), turf),
      landform(poster, verge, { color: turf }),
      c.snowy ? '' : blooms(poster, { line: verge, count: 46, stem: turf }),
    ]
  },
}
