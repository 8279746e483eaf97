import { accent } from '../accents'
import { mix } from '../core/color'
import { fill, group, smooth, stroke } from '../core/shapes'
import { mist, veil } from '../layers/clouds'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { outcrop } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const fjord: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sea = rng.range(640, 670)
    const gap = rng.range(0.5, 0.58)
    const sun = { x: x(gap + rng.range(-0.03, 0.03)), y: rng.range(300, 350), radius: rng.range(56, 78) }
    const wall = (
      id: string,
      side: 'left' | 'right',
      reach: number,
      height: number,
      distance: number,
      snow: number,
    ) => {
      const sign = side === 'left' ? -1 : 1
      const edge = x(gap) + sign * x(reach)
      const out = side === 'left' ? edge : poster.width - edge
      const along = (u: number) => edge + sign * out * u
      const list = (
        [
          [0.34, 0.62],
          [0.76, 0.9],
          [1.2, 1],
        ] as const
      ).map(([u, k]) => ({ x: along(u + rng.range(-0.05, 0.05)), y: sea - height * k * rng.range(0.93, 1.05) }))
      return mountainRange(poster, {
        id,
        foot: sea + 4,
        snowLine: snow,
        tones: distantTones(c, distance),
        saddleDepth: [0.04, 0.14],
        roughness: 0.12,
        detail: 1.3,
        summits: side === 'left' ? list.reverse() : list,
        ends: { [side === 'left' ? 'right' : 'left']: { x: edge, y: sea + 6 } },
        haze: { from: 0.45, strength: 0.3 + distance },
      })
    }
    const backdrop = poster.id()
    const fall = x(0.2)
    const scenery = group(
      [
        skyscape(poster, { horizon: sea, sun }),
        mountainRange(poster, {
          id: 'end',
          foot: sea,
          snowLine: sea - 130,
          detail: 0.8,
          tones: distantTones(c, 0.6),
          summits: [gap - 0.13, gap - 0.02, gap + 0.1].map((f) => ({ x: x(f), y: sea - rng.range(140, 220) })),
        }),
        veil(poster, { top: sea - 160, bottom: sea + 4, opacity: 0.5 }),
        wall('right/far', 'right', 0.05, 330, 0.42, sea - 200),
        wall('left/far', 'left', 0.07, 360, 0.34, sea - 210),
        mist(poster, { top: sea - 50, bottom: sea - 20, opacity: 0.5, count: 6 }),
        wall('right', 'right', 0.17, 500, 0.12, sea - 340),
        wall('left', 'left', 0.2, 590, 0, sea - 420),
        waterfall(poster, fall, sea),
        fill(
          treeline(
            poster.random('shore/left'),
            [
              [-20, sea - 26],
              [x(gap - 0.3), sea - 8],
              [x(gap - 0.25), sea],
            ],
            { spacing: 8, height: [16, 40] },
          ),
          mix(c.forest[1], c.forest[2], 0.5),
        ),
        fill(
          treeline(
            poster.random('shore/right'),
            [
              [x(gap + 0.21), sea],
              [x(gap + 0.3), sea - 8],
              [poster.width + 20, sea - 22],
            ],
            { spacing: 8, height: [14, 34] },
          ),
          c.forest[1],
        ),
      ],
      { id: backdrop },
    )
    const skerry = outcrop(poster, poster.random('skerry'), {
      points: [
        [x(0.62), 1010],
        [x(0.7), 940],
        [x(0.8), 905],
        [x(0.9), 860],
        [x(1.02), 835],
      ],
      color: mix(c.ink, c.rock[1], 0.15),
      light: mix(c.ink, c.rock[1], 0.42),
      seams: 12,
    })
    return [
      scenery,
      water(poster, { top: sea, backdrop, mirror: 0.62 }),
      glitter(poster, { x: sun.x, top: sea, width: 60, spread: 130, opacity: 0.6 }),
      ripples(poster, { top: sea + 8, count: 90, opacity: 0.26 }),
      shoreline(poster, sea, 0.35),
      accent(poster, {
        place: 'water',
        x: x(rng.range(0.38, 0.48)),
        y: 775,
        size: 92,
        choices: ['sailboat', 'lugger', 'kayaks', 'kayak', 'sailboat'],
      }),
      fill(
        treeline(poster.random('skerry/trees'), skerry.line, { from: x(0.86), spacing: 40, height: [90, 200] }),
        mix(c.ink, c.forest[2], 0.4),
      ),
      skerry.svg,
      accent(poster, {
        id: 'rock',
        place: ['land', 'camp'],
        x: x(0.785),
        y: 912,
        size: 66,
        choices: ['tent', 'lookout', 'husky'],
        chance: 0.45,
        flip: true,
      }),
    ]
  },
}

function waterfall(poster: Poster, px: number, sea: number) {
  const white = poster.colors.snow[0]
  const drop = smooth([
    [px - 8, sea - 300],
    [px + 4, sea - 230],
    [px - 2, sea - 170],
    [px + 6, sea - 90],
    [px + 2, sea - 12],
  ])
  return group([
    stroke(drop, white, 5, { opacity: 0.85 }),
    stroke(drop, white, 13, { opacity: 0.22 }),
    fill(`M${px - 40} ${sea}Q${px} ${sea - 50} ${px + 44} ${sea}Z`, white, { opacity: 0.4 }),
  ])
}
