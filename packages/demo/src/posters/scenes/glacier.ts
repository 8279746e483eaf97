import { accent } from '../accents'
import { mix } from '../core/color'
import { lerp, type Point } from '../core/geometry'
import { fractal1D } from '../core/noise'
import { closed, fill, smooth, stroke } from '../core/shapes'
import { veil } from '../layers/clouds'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { outcrop } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import type { Poster } from '../poster'
import type { Scene } from './scene'

const SOURCE = 500

export const glacier: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const col = rng.range(0.5, 0.6)
    const sun = { x: x(col - rng.range(0.16, 0.26)), y: rng.range(190, 240), radius: rng.range(42, 58) }
    const back = mountainRange(poster, {
      id: 'back',
      foot: 640,
      snowLine: 660,
      saddleDepth: [0.35, 0.55],
      tones: distantTones(c, 0.12),
      haze: { from: 0.5, strength: 0.5 },
      summits: [
        { x: x(col - 0.42), y: rng.range(300, 360) },
        { x: x(col - 0.2), y: rng.range(230, 290) },
        { x: x(col + 0.03), y: rng.range(340, 380), gap: 0.7 },
        { x: x(col + 0.21), y: rng.range(190, 230), horn: 0.1 },
        { x: x(col + 0.44), y: rng.range(280, 340) },
      ],
    })
    const spur = (id: string, side: 'left' | 'right', reach: number, top: number, edgeY: number, distance: number) => {
      const sign = side === 'left' ? -1 : 1
      const edge = x(col) + sign * x(reach)
      const out = side === 'left' ? edge : poster.width - edge
      const list = (
        [
          [0.3, 0.42],
          [0.66, 0.76],
          [1.05, 1],
        ] as const
      ).map(([u, k]) => ({ x: edge + sign * out * u, y: lerp(edgeY, top, k) + rng.range(-18, 18) }))
      const tones = {
        ...distantTones(c, distance),
        lit: mix(mix(c.rock[0], c.rock[1], 0.4), c.haze, distance),
        shade: mix(mix(c.rock[1], c.ink, 0.3), c.haze, distance),
        haze: mix(c.haze, c.snow[1], 0.4),
      }
      return mountainRange(poster, {
        id: `spur/${id}`,
        foot: 1010,
        snowLine: lerp(edgeY, top, 0.42),
        tones,
        saddleDepth: [0.04, 0.12],
        haze: { from: 0.4, strength: 0.35 },
        summits: side === 'left' ? list.reverse() : list,
        ends: { [side === 'left' ? 'right' : 'left']: { x: edge, y: edgeY + 30 } },
      })
    }
    return [
      skyscape(poster, { horizon: 600, sun }),
      back,
      veil(poster, { top: 440, bottom: 640, opacity: 0.35 }),
      spur('left/far', 'left', 0.06, 400, 590, 0.24),
      spur('right/far', 'right', 0.05, 370, 580, 0.2),
      spur('left', 'left', 0.2, 480, 760, 0),
      spur('right', 'right', 0.21, 430, 740, 0),
      ...stream(poster, x(col)),
      accent(poster, {
        place: ['snow', 'slope'],
        x: x(col - 0.02),
        y: 812,
        size: 66,
        choices: ['climbers', 'skiers', 'climbers'],
      }),
      ...blocks(poster),
    ]
  },
}

/** The ice stream, with flow lines, curved crevasses and a band of moraine. */
function stream(poster: Poster, cx: number) {
  const { colors: c } = poster
  const rng = poster.random('flow')
  const fray = fractal1D(poster.key('fray'), { octaves: 3 })
  const swing = rng.range(50, 110) * rng.sign()
  const half = (t: number) => lerp(46, 800, t ** 1.6)
  /** Point of the ice at t (0 source, 1 viewer) and u (-1 left bank, 1 right bank). */
  const at = (t: number, u: number): Point => [
    cx + Math.sin(t * 2.8) * swing * t ** 0.8 * (1 - 0.5 * t) + half(t) * u,
    lerp(SOURCE, 1030, t ** 1.15) + (1 - u * u) * 24 * t,
  ]
  const steps = Array.from({ length: 41 }, (_, i) => i / 40)
  const bank = (side: 1 | -1) => steps.map((t) => at(t, side * (1 + 0.12 * fray(t * 11 + side * 50))))
  const sheet = closed([...bank(-1), ...bank(1).reverse()])
  const shadeSide = `${smooth(steps.map((t) => at(t, 0.3 + 0.1 * Math.sin(t * 9))))}L${closed([...steps.map((t) => at(t, 1.3))].reverse()).slice(1)}`
  const ribbon = (u: number, width: number) =>
    `${smooth(steps.map((t) => at(t, u - width)))}L${smooth([...steps].reverse().map((t) => at(t, u + width))).slice(1)}Z`
  let crevasses = ''
  let lips = ''
  for (let i = 0; i < 70; i += 1) {
    const t = rng.range(0.04, 0.98)
    const u = rng.range(-0.7, 0.7)
    const length = rng.range(0.04, 0.15)
    const thick = (2 + 13 * t) * rng.range(0.5, 1)
    const [a, b, d] = [at(t, u - length), at(t, u), at(t, u + length)]
    const bow = half(t) * length * 0.2
    crevasses += smooth([a, [b[0], b[1] + bow], d, [b[0], b[1] + bow + thick]], { loop: true })
    lips += smooth(
      [
        [a[0], a[1] - thick * 0.2],
        [b[0], b[1] + bow - thick * 0.6],
        [d[0], d[1] - thick * 0.2],
        [b[0], b[1] + bow],
      ],
      { loop: true },
    )
  }
  const ice = mix(c.water[1], c.snow[1], 0.4)
  const lines = [-0.85, -0.6, -0.15, 0.15, 0.55, 0.8]
    .map((u) => smooth(steps.map((t) => at(t, u + 0.03 * Math.sin(t * 8 + u * 9)))))
    .join('')
  return [
    fill(
      sheet,
      poster.vertical(
        SOURCE,
        1000,
        [0, mix(c.snow[0], c.haze, 0.3)],
        [0.35, c.snow[0]],
        [1, mix(c.snow[0], c.snow[1], 0.35)],
      ),
    ),
    fill(shadeSide, c.snow[1], { opacity: 0.5, 'clip-path': poster.clip(sheet) }),
    stroke(lines, c.snow[1], 2.6, { opacity: 0.55 }),
    fill(ribbon(-0.4, 0.025), mix(c.rock[1], c.snow[1], 0.35), { opacity: 0.75 }),
    fill(ribbon(-0.31, 0.009), mix(c.rock[1], c.snow[1], 0.35), { opacity: 0.6 }),
    fill(crevasses, mix(ice, c.ink, 0.12), { opacity: 0.85 }),
    fill(lips, mix(c.snow[0], '#ffffff', 0.3)),
  ]
}

/** Dark rocks framing the foreground. */
function blocks(poster: Poster) {
  const { colors: c } = poster
  const x = (f: number) => poster.x(f)
  const colors = { color: mix(c.ink, c.rock[1], 0.15), light: mix(c.ink, c.rock[0], 0.4), seams: 5, depth: 150 }
  return [
    outcrop(poster, poster.random('front'), {
      points: [
        [-30, 850],
        [x(0.05), 872],
        [x(0.14), 930],
        [x(0.22), 1030],
      ],
      ...colors,
    }).svg,
    outcrop(poster, poster.random('front/right'), {
      points: [
        [x(0.82), 1030],
        [x(0.88), 955],
        [x(0.95), 925],
        [x(1.02), 880],
      ],
      ...colors,
    }).svg,
  ]
}
