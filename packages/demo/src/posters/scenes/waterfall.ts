import { accent } from '../accents'
import { mix } from '../core/color'
import { lerp } from '../core/geometry'
import { brokenLine } from '../core/noise'
import { closed, fill, group, smooth, stroke } from '../core/shapes'
import { veil } from '../layers/clouds'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { boulder, outcrop } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { tallConifer } from '../layers/trees'
import { ripples, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'
import { cirque, POOL } from './waterfall-cirque'

type Conifers = {
  side: 'left' | 'right'
  /** Where along the width, how high, and at which height it stands. */
  places: ReadonlyArray<readonly [f: number, height: number, y: number]>
  /** How much of the ink and of the lighter green is in them, from 0 to 1. */
  shade: number
  shine: number
}

export const waterfall: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const fallX = x(rng.range(0.5, 0.58))
    const lip = rng.range(270, 310)
    const sun = { x: x(rng.range(0.26, 0.36)), y: rng.range(150, 190), radius: rng.range(40, 54) }
    const backdrop = poster.id()
    const scenery = group(
      [
        skyscape(poster, { horizon: 480, sun, clouds: [60, 260] }),
        mountainRange(poster, {
          id: 'peaks',
          foot: 520,
          snowLine: 330,
          tones: distantTones(c, 0.3),
          summits: [
            { x: x(0.14), y: 240 },
            { x: x(0.36), y: 190 },
            { x: x(0.62), y: rng.range(140, 170), horn: 0.1 },
            { x: x(0.86), y: 220 },
          ],
        }),
        veil(poster, { top: 250, bottom: 470, opacity: 0.45 }),
        cirque(poster, fallX, lip),
        cascade(poster, fallX, lip),
      ],
      { id: backdrop },
    )
    const bank = outcrop(poster, poster.random('bank'), {
      points: [
        [-30, 842],
        [x(0.1), 868],
        [x(0.22), 900],
        [x(0.32), 936],
        [x(0.42), 1030],
      ],
      color: mix(c.ink, c.rock[1], 0.2),
      light: mix(c.ink, c.rock[0], 0.42),
      seams: 8,
      depth: 150,
    })
    const conifers = ({ side, places, shade, shine }: Conifers) =>
      (poster.flora === 'bare' ? [] : places).map(([f, height, y], i) =>
        tallConifer(poster, poster.random(`${side}/${i}`), {
          x: x(f),
          y,
          height,
          color: mix(c.forest[2], c.ink, shade),
          light: mix(c.forest[2], c.forest[1], shine),
          snow: c.snowy && c.snow[0],
        }),
      )
    return [
      scenery,
      water(poster, { top: POOL, backdrop, mirror: 0.45, squeeze: 0.5 }),
      ripples(poster, { top: POOL + 8, count: 80, opacity: 0.35 }),
      spume(poster, fallX),
      ...(
        [
          [0.3, 90, 44, 806],
          [0.36, 60, 30, 812],
          [0.72, 120, 56, 812],
          [0.8, 70, 30, 822],
          [0.66, 54, 26, 804],
        ] as const
      ).map(([f, w, h, y], i) =>
        boulder(poster.random(`stone/${i}`), {
          x: x(f),
          y,
          width: w,
          height: h,
          color: mix(c.rock[1], c.ink, 0.45),
          light: mix(c.rock[0], c.rock[1], 0.5),
          snow: c.snowy && c.snow[0],
        }),
      ),
      ...conifers({
        side: 'right',
        places: [
          [0.9, 440, 850],
          [0.97, 620, 880],
          [0.84, 260, 836],
        ],
        shade: 0.3,
        shine: 0.5,
      }),
      fill(
        `M${x(0.78)} 836Q${x(0.88)} 800 ${poster.width + 20} 816V1020H${x(0.94)}Q${x(0.86)} 880 ${x(0.78)} 836Z`,
        mix(c.ink, c.forest[2], 0.5),
      ),
      ...conifers({
        side: 'left',
        places: [
          [0.035, 700, 900],
          [0.115, 480, 905],
        ],
        shade: 0.4,
        shine: 0.3,
      }),
      accent(poster, {
        place: ['land', 'camp'],
        x: x(rng.range(0.225, 0.27)),
        y: 914,
        size: 96,
        choices: ['lookout', 'hikers', 'hiker', 'chamois'],
      }),
      bank.svg,
    ]
  },
}

/** Falling water: one broad veil in strands, broken by a ledge. */
function cascade(poster: Poster, cx: number, lip: number) {
  const { colors: c } = poster
  const rng = poster.random('cascade')
  const white = mix(c.snow[0], '#ffffff', 0.35)
  const ledge = lerp(lip, POOL, 0.56)
  const veilShape = (top: number, bottom: number, w0: number, w1: number) =>
    closed([
      ...brokenLine(rng, [cx - w0, top], [cx - w1, bottom], { roughness: 0.03, minLength: 40 }),
      ...brokenLine(rng, [cx + w1, bottom], [cx + w0, top], { roughness: 0.03, minLength: 40 }),
    ])
  const strands = (top: number, bottom: number, w0: number, w1: number, count: number) =>
    Array.from({ length: count }, () => {
      const u = rng.range(-0.9, 0.9)
      const ends = [rng.range(0, 0.6), rng.range(0.5, 1)] as const
      const [a, b] = [Math.min(...ends), Math.max(...ends)]
      return smooth([
        [cx + u * lerp(w0, w1, a), lerp(top, bottom, a)],
        [cx + u * lerp(w0, w1, (a + b) / 2) + rng.range(-4, 4), lerp(top, bottom, (a + b) / 2)],
        [cx + u * lerp(w0, w1, b), lerp(top, bottom, b)],
      ])
    }).join('')
  const tint = mix(c.water[1], c.snow[1], 0.5)
  return group([
    fill(veilShape(lip + 12, ledge, 24, 34), white),
    stroke(strands(lip + 16, ledge, 24, 34, 16), tint, 3, { opacity: 0.6 }),
    fill(veilShape(ledge - 6, POOL + 4, 44, 66), white),
    stroke(strands(ledge, POOL, 44, 66, 22), tint, 3.4, { opacity: 0.55 }),
    fill(
      smooth(
        [
          [cx - 62, ledge + 8],
          [cx - 40, ledge - 16],
          [cx, ledge - 8],
          [cx + 42, ledge - 18],
          [cx + 60, ledge + 8],
          [cx, ledge + 2],
        ],
        { loop: true },
      ),
      white,
    ),
  ])
}

/** Spray rising where the water lands. */
function spume(poster: Poster, cx: number) {
  const { colors: c } = poster
  const rng = poster.random('spume')
  const mistColor = mix(c.snow[0], '#ffffff', 0.3)
  const glow = poster.radial(
    [
      [0, mistColor, 0.85],
      [0.5, mistColor, 0.35],
      [1, mistColor, 0],
    ],
    { cx, cy: POOL, r: 210, units: 'canvas', transform: `translate(0 ${POOL * 0.5}) scale(1 .5)` },
  )
  const foam = Array.from({ length: 14 }, () => {
    const px = cx + rng.bell() * 170
    const w = rng.range(30, 90)
    return `M${(px - w).toFixed(1)} ${POOL + 8}q${w.toFixed(1)} ${rng.range(-12, -5).toFixed(1)} ${(2 * w).toFixed(1)} 0q${(-w).toFixed(1)} ${rng.range(5, 10).toFixed(1)} ${(-2 * w).toFixed(1)} 0Z`
  }).join('')
  return group([fill(`M${cx - 260} ${POOL - 130}h520v260h-520z`, glow), fill(foam, mistColor, { opacity: 0.8 })])
}
