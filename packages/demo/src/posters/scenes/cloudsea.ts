import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, lerp } from '../core/geometry'
import { ball, fill } from '../core/shapes'
import { grass } from '../layers/ground'
import type { Summit } from '../layers/mountain-skyline'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { outcrop } from '../layers/rocks'
import { chooseMood, skyscape } from '../layers/skyscape'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const cloudsea: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const mood = chooseMood(poster) === 'cumulus' ? 'cirrus' : chooseMood(poster)
    const sun = { x: x(rng.range(0.38, 0.56)), y: rng.range(260, 330), radius: rng.range(74, 104) }
    const range = (id: string, foot: number, list: readonly Summit[], distance: number) =>
      mountainRange(poster, {
        id,
        foot,
        snowLine: foot - 50,
        tones: distantTones(c, distance),
        haze: { from: 0.3, strength: 0.6 },
        summits: list,
      })
    const spread = (count: number, low: number, high: number) =>
      Array.from({ length: count }, (_, i) => ({ x: x((i + rng.range(0.2, 0.8)) / count), y: rng.range(low, high) }))
    const spur = outcrop(poster, poster.random('spur'), {
      points: [
        [-30, 690],
        [x(0.08), 712],
        [x(0.2), 726],
        [x(0.28), 742],
        [x(0.33), 800],
        [x(0.38), 880],
        [x(0.46), 1030],
      ],
      color: mix(c.ink, c.rock[1], 0.12),
      light: mix(c.ink, c.rock[0], 0.5),
      seams: 8,
      depth: 260,
    })
    const standX = x(rng.range(0.2, 0.26))
    return [
      skyscape(poster, { horizon: 620, sun, mood }),
      range('far', 560, spread(5, 420, 480), 0.55),
      billows(poster, 'a', 545, 0.75, 22),
      range(
        'middle',
        640,
        [
          { x: x(0.06), y: 440 },
          { x: x(0.28), y: 500 },
          { x: x(rng.range(0.6, 0.7)), y: rng.range(330, 380), horn: 0.1 },
          { x: x(0.86), y: 460 },
          { x: x(1.02), y: 430 },
        ],
        0.25,
      ),
      billows(poster, 'b', 620, 0.5, 32),
      range(
        'near',
        740,
        [
          { x: x(0.48), y: 640 },
          { x: x(0.8), y: rng.range(500, 540) },
          { x: x(1.03), y: 560 },
        ],
        0.04,
      ),
      billows(poster, 'c', 715, 0.28, 46),
      billows(poster, 'd', 810, 0.1, 64),
      billows(poster, 'e', 915, 0, 84),
      accent(poster, { id: 'birds', place: 'air', x: x(0.7), y: 290, size: 66, choices: ['birds'], chance: 0.6 }),
      accent(poster, {
        place: ['land', 'camp', 'building', 'snow'],
        x: standX,
        y: heightAt(spur.line, standX) + 6,
        size: 104,
        choices: ['lookout', 'hiker', 'hut', 'chamois', 'ptarmigan', 'tent'],
      }),
      spur.svg,
      fill(
        grass(poster.random('grass'), spur.line, { to: x(0.28), spacing: 7, height: [8, 22] }),
        mix(c.ink, c.grass[1], 0.25),
      ),
    ]
  },
}

/** One bank of rounded cloud tops, lit above and hazy below. */
function billows(poster: Poster, id: string, y: number, distance: number, size: number) {
  const { colors: c } = poster
  const rng = poster.random(`billows/${id}`)
  const [lit, shade] = [
    mix(c.cloud[0], c.haze, distance * 0.7),
    mix(mix(c.cloud[1], c.cloud[0], 0.25), c.haze, distance * 0.8),
  ]
  const num = (v: number) => v.toFixed(1)
  let mass = ''
  let light = ''
  const swell = rng.range(0, 6)
  for (let px = -size; px < poster.width + size; px += size * rng.range(0.6, 1.25)) {
    const r = size * rng.range(0.6, 1.2)
    const py = y + Math.sin(px * 0.006 + swell) * size * 0.35 + rng.range(-0.2, 0.3) * size
    mass += ball(px, py, r)
    light += ball(px - r * 0.16, py - r * 0.14, r * 0.86)
  }
  const depth = lerp(90, 190, size / 84)
  return (
    fill(`${mass}M-20 ${num(y)}V${num(y + depth + size)}H${poster.width + 20}V${num(y)}Z`, shade) +
    fill(light, poster.vertical(y - size * 1.4, y + size * 1.1, [0, lit], [0.5, lit], [1, lit, 0])) +
    fill(
      `M-20 ${num(y + size * 0.1)}H${poster.width + 20}V1010H-20Z`,
      poster.vertical(y, y + depth, [0, shade, 0], [0.6, mix(shade, lit, 0.35), 1], [1, mix(shade, lit, 0.5), 1]),
    )
  )
}
