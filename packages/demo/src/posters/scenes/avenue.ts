import { accent } from '../accents'
import { mix } from '../core/color'
import { item, lerp, type Point } from '../core/geometry'
import { fractal1D } from '../core/noise'
import { closed, fill, group } from '../core/shapes'
import { grass } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import { ripples, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

const HORIZON = 600

export const avenue: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const vanish: Point = [x(rng.range(0.4, 0.46)), HORIZON]
    const sun = {
      x: vanish[0] + x(rng.range(0.02, 0.12)),
      y: HORIZON - rng.range(150, 240),
      radius: rng.range(70, 104),
    }
    const backdrop = poster.id()
    const hills = [0, 1].map((i) =>
      rollingLine(poster, { id: `hill/${i}`, y: HORIZON - 44 + i * 26, amplitude: 26, wavelength: 380, octaves: 2 }),
    )
    /** Ground point at depth t (0 viewer, 1 horizon), u units from the axis at the viewer. */
    const at = (t: number, u: number): Point => [lerp(vanish[0] + u, vanish[0], t), lerp(1010, HORIZON, t)]
    const depth = (k: number) => 1 - 1 / (1 + k * 0.62)
    const rows = (list: readonly Point[], offset: number) =>
      Array.from({ length: 11 }, (_, i) => {
        const k = 10 - i + offset
        const t = depth(k)
        return list.map(([u, size]: Point) => poplar(poster, `${u}/${i}`, at(t, u), size * (1 - t), t))
      }).flat()
    const scenery = group(
      [
        skyscape(poster, { horizon: HORIZON, sun }),
        ...hills.map((line, i) =>
          landform(poster, line, { color: mix(item(c.ridge, i), c.haze, 0.45 - i * 0.2), fade: 0.5, depth: 90 }),
        ),
        fill(`M-20 ${HORIZON - 4}H${poster.width + 20}V1020H-20Z`, mix(c.grass[0], c.haze, 0.2)),
        ...rows([[-1130, 1150]], 0.3),
      ],
      { id: backdrop },
    )
    const [left, right] = [-760, 130]
    const canal = closed([at(0, left), at(1, left), at(1, right), at(0, right)])
    const path = closed([at(0, 330), at(1, 330), at(1, 640), at(0, 640)])
    const ride = at(depth(1.05), 480)
    const [lit, shade] = c.grass
    return [
      scenery,
      fill(
        closed([at(0, -3000), at(1, -3000), at(1, 3600), at(0, 3600)]),
        poster.vertical(HORIZON, 1000, [0, mix(lit, c.haze, 0.35)], [0.4, lit], [1, shade]),
      ),
      group(
        [
          water(poster, { top: HORIZON, backdrop, mirror: 0.8, squeeze: 1 }),
          ripples(poster, { top: HORIZON + 10, count: 60, opacity: 0.3, to: 0.5 }),
        ],
        { 'clip-path': poster.clip(canal) },
      ),
      fill(closed([at(0, right), at(1, right), at(1, right + 26), at(0, right + 26)]), mix(c.earth[1], c.ink, 0.25)),
      fill(closed([at(0, left), at(1, left), at(1, left - 20), at(0, left - 20)]), mix(c.earth[1], c.ink, 0.3)),
      fill(
        path,
        poster.vertical(HORIZON, 1000, [0, mix(c.earth[0], c.haze, 0.3)], [1, mix(c.earth[0], c.earth[1], 0.25)]),
      ),
      shadows(poster, at, depth),
      accent(poster, {
        id: 'boat',
        place: 'water',
        x: at(depth(2.1), -300)[0],
        y: at(depth(2.1), 0)[1],
        size: 62,
        choices: ['canoe', 'rowboat', 'kayak', 'paddleboard'],
        chance: 0.75,
      }),
      ...rows(
        [
          [235, 1040],
          [790, 1240],
        ],
        0.45,
      ).slice(0, 18),
      accent(poster, {
        place: ['road', 'land'],
        x: ride[0] + 30,
        y: ride[1] + 10,
        size: 132,
        choices: ['cyclists', 'cyclists', 'hikers', 'rider', 'donkey'],
      }),
      ...rows(
        [
          [235, 1040],
          [790, 1240],
        ],
        0.45,
      ).slice(18),
      fill(
        grass(
          poster.random('grass'),
          [
            [-20, 1004],
            [poster.width + 20, 1004],
          ],
          { spacing: 4, height: [12, 50] },
        ),
        mix(shade, c.ink, 0.45),
      ),
    ]
  },
}

/** One roadside tree, tall and narrow, hazier with depth. */
function poplar(poster: Poster, id: string, [px, py]: Point, height: number, t: number) {
  const { colors: c } = poster
  if (height < 6) return ''
  const dark = mix(mix(c.forest[2], c.leaf[1], 0.35), c.haze, t * 0.55)
  const light = mix(mix(c.forest[1], c.leaf[0], 0.55), c.haze, t * 0.5)
  const trunk = height * 0.014
  const crown = (scale: number, dx: number) => {
    const sway = fractal1D(poster.key(`sway/${id}/${scale}`), { octaves: 3 })
    const side = (s: number) =>
      Array.from({ length: 19 }, (_, i): Point => {
        const u = i / 18
        const w =
          height *
          0.085 *
          scale *
          Math.sin(Math.min(1, u * 1.06 + 0.04) * Math.PI) ** 0.62 *
          (1 + 0.34 * sway(u * 8 + s * 30))
        return [px + dx * height + s * w, py - height * (1 - u * 0.86)]
      })
    return closed([[px + dx * height, py - height * 1.02], ...side(1), ...side(-1).reverse()])
  }
  return group([
    fill(
      closed([
        [px - trunk, py - height * 0.3],
        [px + trunk, py - height * 0.3],
        [px + trunk * 1.8, py + 2],
        [px - trunk * 1.8, py + 2],
      ]),
      mix(mix(c.ink, c.earth[1], 0.3), c.haze, t * 0.5),
    ),
    fill(crown(1, 0), dark),
    c.snowy ? '' : fill(crown(0.5, -0.022), light, { opacity: 0.75 }),
  ])
}

/** Shadows of the trees across the towpath. */
function shadows(poster: Poster, at: (t: number, u: number) => Point, depth: (k: number) => number) {
  const { colors: c } = poster
  const d = Array.from({ length: 10 }, (_, i) => {
    const t = depth(i + 0.45)
    const [, y] = at(t, 0)
    const h = 16 * (1 - t) + 1.5
    const [x0] = at(t, 235)
    const [x1] = at(t, 720)
    return `M${x0.toFixed(1)} ${(y - h).toFixed(1)}L${(x1 + 120 * (1 - t)).toFixed(1)} ${(y + h * 1.6).toFixed(1)}L${x1.toFixed(1)} ${(y + h * 2.6).toFixed(1)}L${x0.toFixed(1)} ${(y + h).toFixed(1)}Z`
  }).join('')
  return fill(d, mix(c.grass[1], c.ink, 0.35), { opacity: 0.35 })
}
