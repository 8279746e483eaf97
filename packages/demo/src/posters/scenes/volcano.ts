import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, item, lerp, type Point } from '../core/geometry'
import type { Random } from '../core/random'
import { fill, group } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { grass } from '../layers/ground'
import { landform, recedingRidges, rollingLine } from '../layers/hills'
import { outcrop } from '../layers/rocks'
import { skyscape, type Sun } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import { glitter, ripples, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'
import { cone, smoke } from './volcano-cone'

export const volcano: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const atSea = rng.chance(0.5)
    const center = rng.range(0.54, 0.62)
    const foot = atSea ? 660 : 690
    const sun = { x: x(rng.range(0.18, 0.27)), y: rng.range(230, 300), radius: rng.range(56, 84) }
    const mountain = cone(poster, {
      cx: x(center),
      top: rng.range(215, 250),
      foot,
      spread: rng.range(470, 560),
      green: !atSea,
      snow: c.snowy || rng.chance(0.35),
    })
    const plume = atSea && rng.chance(0.75) ? smoke(poster, x(center), 240) : ''
    return atSea ? seascape(poster, rng, sun, foot, [plume, mountain]) : inland(poster, rng, sun, foot, mountain)
  },
}

function seascape(poster: Poster, rng: Random, sun: Sun, sea: number, mountain: readonly string[]) {
  const { colors: c } = poster
  const x = (f: number) => poster.x(f)
  const backdrop = poster.id()
  const shore = outcrop(poster, poster.random('shore'), {
    points: [
      [-30, 800],
      [x(0.1), 826],
      [x(0.2), 850],
      [x(0.29), 905],
      [x(0.36), 1030],
    ],
    color: mix(c.ink, c.rock[1], 0.15),
    light: mix(c.ink, c.rock[0], 0.4),
    seams: 7,
    depth: 190,
  })
  const standX = x(rng.range(0.12, 0.2))
  return [
    group(
      [
        skyscape(poster, { horizon: sea, sun }),
        ...mountain,
        veil(poster, { top: sea - 110, bottom: sea + 4, opacity: 0.5 }),
      ],
      { id: backdrop },
    ),
    water(poster, { top: sea, backdrop, mirror: 0.55 }),
    glitter(poster, { x: sun.x, top: sea, width: 80, spread: 130, opacity: 0.65 }),
    ripples(poster, { top: sea + 6, count: 110, opacity: 0.28 }),
    mist(poster, { top: sea - 12, bottom: sea + 8, count: 6, opacity: 0.4, thickness: [3, 8] }),
    accent(poster, {
      place: 'water',
      x: x(rng.range(0.42, 0.52)),
      y: 790,
      size: 96,
      choices: ['lugger', 'sailboat', 'kayaks'],
    }),
    accent(poster, {
      id: 'watch',
      place: ['land', 'camp'],
      x: standX,
      y: heightAt(shore.line, standX) + 4,
      size: 84,
      choices: ['lookout', 'hikers', 'tent'],
    }),
    shore.svg,
    fill(
      grass(poster.random('grass'), shore.line, { to: x(0.28), spacing: 6, height: [10, 30] }),
      mix(c.ink, c.grass[1], 0.35),
    ),
  ]
}

function inland(poster: Poster, rng: Random, sun: Sun, foot: number, mountain: string) {
  const { colors: c } = poster
  const x = (f: number) => poster.x(f)
  const { svg: hills } = recedingRidges(poster, {
    id: 'hills',
    count: 3,
    from: 560,
    to: 640,
    amplitude: [40, 30],
    wavelength: [300, 420],
    octaves: 3,
    colors: [mix(c.ridge[0], c.grass[0], 0.3), mix(c.ridge[1], c.grass[1], 0.5)],
    fade: 0.7,
  })
  const lines = [0, 1, 2].map((i) =>
    rollingLine(poster, {
      id: `down/${i}`,
      y: lerp(690, 850, i / 2),
      amplitude: 26,
      wavelength: 440,
      octaves: 2,
      shape: (f: number) => (i % 2 ? 70 : -70) * (f - 0.5),
    }),
  )
  const tones = lines.map((_, i) =>
    mix(mix(c.grass[0], c.haze, 0.3), mix(c.grass[1], c.ink, c.snowy ? 0.06 : 0.25), i / 2),
  )
  const walkX = x(rng.range(0.28, 0.38))
  return [
    skyscape(poster, { horizon: 620, sun }),
    hills,
    veil(poster, { top: 540, bottom: 680, opacity: 0.45 }),
    mountain,
    mist(poster, { top: foot - 40, bottom: foot, count: 6, opacity: 0.45 }),
    ...lines.flatMap((line, i) => [
      fill(
        treeline(poster.random(`trees/${i}`), line, {
          spacing: 12 + i * 8,
          height: [18 + i * 14, 34 + i * 30],
          density: (px: number) =>
            (poster.flora === 'bare' ? 0 : 1) * Math.max(0, Math.sin(px * 0.006 + i * 2.2)) * 0.9,
          spread: 0.5,
        }),
        mix(c.forest[1], c.forest[2], i * 0.4),
      ),
      i === 2
        ? accent(poster, {
            place: ['land', 'camp'],
            x: walkX,
            y: heightAt(line, walkX) + 8,
            size: 92,
            choices: ['hikers', 'rider', 'sheep', 'cyclists', 'hiker'],
          })
        : '',
      landform(poster, line, { color: item(tones, i), shadeTo: mix(item(tones, i), c.grass[1], 0.7), depth: 170 }),
    ]),
    fill(
      grass(
        poster.random('grass'),
        item(lines, 2).map(([px]): Point => [px, 1003]),
        { spacing: 5, height: [18, 60] },
      ),
      mix(c.grass[1], c.ink, 0.55),
    ),
  ]
}
