import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { brokenLine } from '../core/noise'
import { fill, group, smoothBand } from '../core/shapes'
import { veil } from '../layers/clouds'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { outcrop } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const archipelago: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sea = rng.range(520, 550)
    const sun = { x: x(rng.range(0.4, 0.52)), y: sea - rng.range(100, 150), radius: rng.range(70, 96) }
    const alpine = rng.chance(0.55)
    const backdrop = poster.id()
    const islands = alpine
      ? [
          mountainRange(poster, {
            id: 'isle/a',
            foot: sea + 2,
            snowLine: sea - 130,
            tones: distantTones(c, 0.4),
            detail: 0.9,
            haze: { from: 0.4, strength: 0.6 },
            ends: { left: { x: x(0.62), y: sea + 4 } },
            summits: [
              { x: x(0.71), y: sea - 170 },
              { x: x(0.82), y: sea - 270 },
              { x: x(0.94), y: sea - 210 },
              { x: x(1.04), y: sea - 240 },
            ],
          }),
          mountainRange(poster, {
            id: 'isle/b',
            foot: sea + 2,
            snowLine: sea - 100,
            tones: distantTones(c, 0.5),
            detail: 0.9,
            haze: { from: 0.4, strength: 0.6 },
            ends: { right: { x: x(0.3), y: sea + 4 } },
            summits: [
              { x: x(-0.04), y: sea - 150 },
              { x: x(0.08), y: sea - 200 },
              { x: x(0.2), y: sea - 120 },
            ],
          }),
        ]
      : (
          [
            [0.72, 0.3, 120, 0.45],
            [0.14, 0.24, 90, 0.55],
            [0.9, 0.22, 170, 0.3],
          ] as const
        ).map(([f, w, h, distance], i) => dome(poster, i, x(f), x(w), sea, h, mix(c.ridge[1], c.haze, distance)))
    const scenery = group(
      [
        skyscape(poster, { horizon: sea, sun }),
        ...islands,
        veil(poster, { top: sea - 120, bottom: sea + 2, opacity: 0.35 }),
      ],
      { id: backdrop },
    )
    const islet = (id: string, points: readonly Point[], depth: number) =>
      outcrop(poster, poster.random(`islet/${id}`), {
        points,
        bottom: depth,
        color: mix(c.rock[1], c.ink, 0.3),
        light: mix(c.rock[0], c.rock[1], 0.35),
      })
    const middle = islet(
      'middle',
      [
        [x(0.06), 660],
        [x(0.1), 636],
        [x(0.17), 622],
        [x(0.24), 636],
        [x(0.31), 661],
      ],
      662,
    )
    const near = islet(
      'near',
      [
        [x(0.455), 1030],
        [x(0.485), 950],
        [x(0.53), 885],
        [x(0.57), 838],
        [x(0.66), 792],
        [x(0.8), 760],
        [x(1.02), 716],
      ],
      1040,
    )
    const homeX = x(rng.range(0.75, 0.8))
    const turf: Point[] = []
    for (const [px, py] of near.line) turf.push([px, py - 2])
    return [
      scenery,
      water(poster, { top: sea, backdrop, mirror: 0.6 }),
      glitter(poster, { x: sun.x, top: sea, width: 90, spread: 150, count: 80, opacity: 0.75 }),
      ripples(poster, { top: sea + 6, count: 130, opacity: 0.25 }),
      shoreline(poster, sea, 0.35),
      fill(
        treeline(poster.random('middle'), middle.line, { from: x(0.11), to: x(0.25), spacing: 9, height: [20, 52] }),
        mix(c.forest[2], c.forest[1], 0.3),
      ),
      middle.svg,
      accent(poster, {
        place: 'water',
        x: x(rng.range(0.3, 0.4)),
        y: rng.range(730, 770),
        size: 86,
        choices: ['kayak', 'kayaks', 'sailboat', 'lugger', 'rowboat'],
      }),
      fill(
        treeline(poster.random('near'), near.line, { from: x(0.84), spacing: 30, height: [90, 210] }),
        mix(c.forest[2], c.ink, 0.25),
      ),
      accent(poster, {
        id: 'home',
        place: ['building', 'camp', 'land'],
        x: homeX,
        y: heightAt(near.line, homeX) + 12,
        size: 92,
        choices: ['cabin', 'cabin', 'tent', 'hottub'],
        flip: true,
      }),
      near.svg,
      fill(
        smoothBand(
          turf.filter(([px]) => px > x(0.6)),
          0,
        ).replace(/L[^L]*L[^L]*Z$/, '') +
          brokenLine(rng, [poster.width + 30, 740], [x(0.6), 826], { roughness: 0.08, minLength: 22 })
            .map(([px, py]) => `L${px.toFixed(1)} ${py.toFixed(1)}`)
            .join('') +
          'Z',
        mix(c.grass[1], c.grass[0], 0.4),
      ),
      accent(poster, {
        id: 'watch',
        place: 'land',
        x: x(0.635),
        y: heightAt(near.line, x(0.635)) + 3,
        size: 70,
        choices: ['lookout', 'hiker', 'husky'],
        chance: 0.5,
        flip: true,
      }),
    ]
  },
}

function dome(poster: Poster, i: number, cx: number, width: number, sea: number, height: number, color: string) {
  const rng = poster.random(`dome/${i}`)
  const points = Array.from({ length: 21 }, (_, k): Point => {
    const t = k / 20
    return [
      cx + (t - 0.5) * width,
      sea + 2 - Math.sin(t * Math.PI) ** 0.8 * height * (0.75 + 0.25 * Math.sin(t * 7 + i * 2)) * rng.range(0.95, 1.04),
    ]
  })
  return [
    fill(treeline(rng, points, { spacing: 8, height: [8, 22] }), color),
    fill(
      smoothBand(points, sea + 3),
      poster.vertical(sea - height, sea, [0, color], [1, mix(color, poster.colors.haze, 0.5)]),
    ),
  ].join('')
}
