import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { fill, group, rect } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { forest, larch, tallConifer } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const viaduct: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const deck = rng.range(560, 590)
    const sun = { x: x(rng.range(0.24, 0.4)), y: rng.range(200, 250), radius: rng.range(46, 66) }
    const gorge = rng.range(0.46, 0.56)
    const back = rollingLine(poster, {
      id: 'back',
      y: 600,
      amplitude: 30,
      wavelength: 420,
      shape: (f: number) => 150 * Math.exp(-(((f - gorge) / 0.2) ** 2)) - 60,
    })
    const middle = rollingLine(poster, {
      id: 'middle',
      y: 660,
      amplitude: 22,
      wavelength: 320,
      shape: (f: number) => 250 * Math.exp(-(((f - gorge) / 0.24) ** 2)) - 90,
    })
    const front = rollingLine(poster, {
      id: 'front',
      y: 800,
      amplitude: 18,
      wavelength: 300,
      shape: (f: number) => 190 * Math.exp(-(((f - gorge) / 0.26) ** 2)) - 60,
    })
    const larches = poster.random('larches')
    let gold = ''
    for (let px = -10; px < poster.width; px += larches.range(34, 130)) {
      if (Math.abs(px - x(gorge)) > x(0.07))
        gold += larch(larches, px, heightAt(middle, px) + 60, larches.range(60, 110), { spread: 0.36 })
    }
    const frame: (readonly [number, number, number])[] = [
      [0.03, 620, 1000],
      [0.11, 430, 985],
      [0.965, 560, 1000],
      [0.89, 340, 980],
      [0.19, 260, 985],
    ]
    return [
      skyscape(poster, { horizon: 560, sun }),
      mountainRange(poster, {
        id: 'range',
        foot: 680,
        snowLine: 450,
        tones: distantTones(c, 0.16),
        haze: { from: 0.4, strength: 0.75 },
        summits: [
          { x: x(gorge - 0.42), y: 330 },
          { x: x(gorge - 0.18), y: rng.range(250, 310) },
          { x: x(gorge + 0.07), y: rng.range(190, 230), horn: 0.1 },
          { x: x(gorge + 0.3), y: 320 },
          { x: x(gorge + 0.48), y: 280 },
        ],
      }),
      veil(poster, { top: 440, bottom: 660, opacity: 0.4 }),
      landform(poster, back, { color: mix(c.forest[0], c.haze, 0.15), fade: 0.6, depth: 200 }),
      forest(poster, {
        id: 'back',
        line: back,
        rows: 4,
        rowGap: 18,
        height: [20, 40],
        spacing: 9,
        colors: [mix(c.forest[0], c.haze, 0.25), c.forest[0]],
      }),
      mist(poster, { top: 650, bottom: 760, count: 7, opacity: 0.55, width: [300, 700] }),
      landform(poster, middle, { color: mix(c.forest[0], c.forest[1], 0.5), fade: 0.4, depth: 220 }),
      forest(poster, {
        id: 'middle',
        line: middle,
        rows: 4,
        rowGap: 22,
        height: [34, 64],
        spacing: 14,
        colors: [mix(c.forest[0], c.forest[1], 0.4), c.forest[1]],
        density: (px: number) => (Math.abs(px - x(gorge)) > x(0.05) ? 1 : 0.4),
      }),
      mist(poster, { id: 'mist/low', top: 800, bottom: 870, count: 6, opacity: 0.5, width: [260, 560] }),
      arches(poster, deck, middle),
      accent(poster, { place: 'rail', x: x(rng.range(0.5, 0.66)), y: deck - 4, size: 92, choices: ['train'] }),
      rect(-20, deck - 9, poster.width + 40, 12, mix(c.earth[0], c.earth[1], 0.35)),
      fill(gold, mix(c.leaf[0], c.leaf[1], 0.35)),
      forest(poster, {
        id: 'front',
        line: front,
        rows: 3,
        rowGap: 34,
        height: [60, 110],
        spacing: 24,
        colors: [c.forest[1], mix(c.forest[2], c.forest[1], 0.3)],
        density: (px: number) => Math.min(1, 0.25 + Math.abs(px - x(gorge)) / x(0.25)),
      }),
      landform(
        poster,
        front.map(([px, py]): Point => [px, py + 90]),
        { color: mix(c.forest[2], c.ink, 0.15) },
      ),
      ...frame.map(([f, h, base], i) =>
        tallConifer(poster, poster.random(`frame/${i}`), {
          x: x(f),
          y: base,
          height: h,
          color: mix(c.forest[2], c.ink, 0.45),
          light: mix(c.forest[2], c.forest[1], 0.25),
          snow: c.snowy && c.snow[0],
        }),
      ),
    ]
  },
}

/** Tall stone arches under the deck, their feet lost in the wooded gorge. */
function arches(poster: Poster, deck: number, ground: readonly Point[]) {
  const { colors: c } = poster
  const span = 132
  const pier = 34
  const lit = mix(c.earth[0], c.rock[0], 0.5)
  const shade = mix(c.earth[1], c.rock[1], 0.5)
  let wall = ''
  let inner = ''
  let courses = ''
  const radius = (span - pier) / 2
  const start = -span + ((poster.width / 2) % span)
  for (let px = start; px < poster.width + span; px += span) {
    const foot = Math.max(heightAt(ground, px), heightAt(ground, px + pier)) + 90
    const taper = (foot - deck) * 0.018
    const spring = deck + 34 + radius
    wall += `M${px} ${deck}H${px + span}V${deck + 26}H${px}Z`
    wall += `M${px} ${spring}L${(px - taper).toFixed(1)} ${foot.toFixed(1)}H${(px + pier + taper).toFixed(1)}L${px + pier} ${spring}A${radius} ${radius} 0 0 1 ${px + span} ${spring}V${deck + 20}H${px}Z`
    inner += `M${px + pier} ${spring}L${(px + pier + taper).toFixed(1)} ${foot.toFixed(1)}H${(px + pier - 13 + taper * 0.3).toFixed(1)}L${px + pier - 13} ${spring + 6}Z`
    for (let y = spring + 26; y < foot - 20; y += 40)
      courses += `M${px - 1} ${y.toFixed(1)}h${pier + 2}v3h${-(pier + 2)}z`
  }
  return group([
    fill(wall, poster.vertical(deck, deck + 330, [0, lit], [0.7, mix(lit, shade, 0.35)], [1, mix(lit, c.haze, 0.5)])),
    fill(inner, shade, { opacity: 0.75 }),
    fill(courses, shade, { opacity: 0.3 }),
    rect(-20, deck + 14, poster.width + 40, 5, shade, { opacity: 0.6 }),
  ])
}
