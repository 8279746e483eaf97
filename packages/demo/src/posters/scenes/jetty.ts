import { accent } from '../accents'
import { mix } from '../core/color'
import { lerp, type Point } from '../core/geometry'
import { closed, fill, group, stroke } from '../core/shapes'
import { mist } from '../layers/clouds'
import { recedingRidges } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import { tallConifer, treeline } from '../layers/trees'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const jetty: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const shore = rng.range(540, 570)
    const axis = rng.range(0.56, 0.62)
    const sun = { x: x(axis - rng.range(0.02, 0.12)), y: shore - rng.range(190, 260), radius: rng.range(84, 120) }
    const backdrop = poster.id()
    const { ridges } = recedingRidges(poster, {
      id: 'hill',
      count: 4,
      from: shore - 150,
      to: shore - 26,
      amplitude: [60, 26],
      wavelength: [420, 320],
      octaves: 4,
      colors: [c.ridge[0], c.ridge[1], mix(c.ridge[2], c.forest[2], 0.5)],
      fade: 0.75,
      shape: (f: number, t: number, i: number) => (i % 2 ? -120 : 120) * (f - 0.5) * (1 - t * 0.4),
    })
    const scenery = group(
      [
        skyscape(poster, { horizon: shore, sun }),
        ...ridges.flatMap(({ svg, line, color, t }, i) => [
          t > 0.5
            ? fill(treeline(poster.random(`wood/${i}`), line, { spacing: 6, height: [8 + i * 3, 18 + i * 9] }), color)
            : '',
          svg,
          mist(poster, {
            id: `mist/${i}`,
            top: shore - 110 + i * 28,
            bottom: shore - 80 + i * 28,
            count: 3,
            opacity: 0.3,
            thickness: [5, 11],
          }),
        ]),
      ],
      { id: backdrop },
    )
    const deckY = 770
    return [
      scenery,
      water(poster, { top: shore, backdrop, mirror: 0.7, squeeze: 0.9 }),
      glitter(poster, { x: sun.x, top: shore, width: 80, spread: 110, count: 60, opacity: 0.5 }),
      mist(poster, { id: 'steam', top: shore - 6, bottom: shore + 22, count: 6, opacity: 0.5, thickness: [4, 9] }),
      ripples(poster, { top: shore + 10, count: 70, opacity: 0.28 }),
      shoreline(poster, shore, 0.3),
      accent(poster, {
        id: 'boat',
        place: 'water',
        x: x(rng.range(0.26, 0.34)),
        y: 690,
        size: 70,
        choices: ['rowboat', 'paddleboard', 'kayak'],
        chance: 0.6,
      }),
      planks(poster, x(axis), deckY),
      accent(poster, {
        place: ['deck', 'land'],
        x: x(axis),
        y: deckY + 22,
        size: 118,
        choices: ['meditation', 'meditation', 'hottub', 'husky'],
      }),
      ...(
        [
          [0.03, 760, 1030],
          [0.115, 560, 1020],
          [0.185, 380, 1015],
          [0.985, 640, 1030],
        ] as const
      ).map(([f, h, base], i) =>
        tallConifer(poster, poster.random(`frame/${i}`), {
          x: x(f),
          y: base,
          height: h,
          color: mix(c.ink, c.forest[2], 0.4),
          snow: c.snowy && c.snow[0],
        }),
      ),
    ]
  },
}

/** The jetty, widening towards the viewer, on posts mirrored in the water. */
function planks(poster: Poster, cx: number, top: number) {
  const { colors: c } = poster
  const rng = poster.random('planks')
  const bottom = 1020
  const half = (t: number) => lerp(88, 190, t)
  const shift = (t: number) => lerp(0, -70, t)
  const at = (t: number, u: number): Point => [cx + shift(t) + half(t) * u, lerp(top, bottom, t)]
  const wood = mix(c.earth[1], c.ink, 0.3)
  const light = mix(c.earth[0], c.earth[1], 0.4)
  const boards: string[] = []
  let t = 0
  while (t < 1) {
    const step = lerp(0.05, 0.12, t)
    const end = Math.min(1.02, t + step * 0.9)
    boards.push(
      fill(closed([at(t, -1), at(t, 1), at(end, 1.01), at(end, -1.01)]), mix(light, wood, rng.range(0.05, 0.45))),
    )
    t += step
  }
  const posts = (
    [
      [0.02, 1],
      [0.02, -1],
      [0.42, 1],
      [0.42, -1],
    ] as const
  ).map(([pt, u]) => {
    const [px, py] = at(pt, u)
    const w = lerp(12, 22, pt)
    return [
      fill(`M${px - w / 2} ${py - 34}h${w}v96h${-w}z`, wood),
      fill(`M${px - w / 2} ${py - 34}h${w * 0.4}v96h${-w * 0.4}z`, light),
      fill(`M${px - w / 2} ${py + 62}h${w}l-3 46h${-w + 6}z`, wood, { opacity: 0.3 }),
    ].join('')
  })
  return group([
    fill(closed([at(0, -1), [at(0, -1)[0], top + 20], [at(0, 1)[0], top + 20], at(0, 1)]), wood),
    ...posts.slice(0, 2),
    fill(closed([at(0, -1), at(0, 1), at(1, 1.02), at(1, -1.02)]), wood),
    ...boards,
    ...posts.slice(2),
    stroke(`M${at(0, -1)[0]} ${top + 1}H${at(0, 1)[0]}`, mix(light, c.glint, 0.4), 3),
  ])
}
