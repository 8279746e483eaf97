import { accent } from '../accents'
import { mix } from '../core/color'
import { first, item, last, lerp, type Point } from '../core/geometry'
import { brokenLine, noise1D } from '../core/noise'
import { closed, fill, group, smooth } from '../core/shapes'
import { veil } from '../layers/clouds'
import { boulder } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import { ripples, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

const RIVER = 760

export const canyon: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const gap = rng.range(0.48, 0.58)
    const sun = { x: x(gap + rng.range(-0.05, 0.05)), y: rng.range(210, 270), radius: rng.range(56, 80) }
    const wall = (id: string, side: 'left' | 'right', reach: number, top: number, foot: number, distance: number) =>
      strata(poster, { id, side, edge: x(gap) + (side === 'left' ? -1 : 1) * x(reach), top, foot, distance })
    const backdrop = poster.id()
    const scenery = group(
      [
        skyscape(poster, { horizon: 700, sun }),
        wall('mesa/a', 'left', 0.02, 470, RIVER, 0.72),
        wall('mesa/b', 'right', 0.04, 430, RIVER, 0.64),
        veil(poster, { top: 480, bottom: 780, opacity: 0.55 }),
        wall('left/far', 'left', 0.08, 350, RIVER, 0.42),
        wall('right/far', 'right', 0.1, 300, RIVER, 0.34),
        veil(poster, { top: 560, bottom: 790, opacity: 0.35 }),
        wall('left', 'left', 0.17, 190, RIVER, 0.06),
        wall('right', 'right', 0.2, 140, RIVER, 0),
      ],
      { id: backdrop },
    )
    return [
      scenery,
      water(poster, { top: RIVER, backdrop, mirror: 0.55, far: mix(c.water[0], c.haze, 0.3) }),
      ripples(poster, { top: RIVER + 6, count: 80, opacity: 0.3 }),
      fill(
        treeline(
          poster.random('bank/left'),
          [
            [-20, RIVER + 6],
            [x(gap - 0.2), RIVER + 2],
          ],
          { spacing: 16, height: [14, 46], density: (px: number) => 0.6 + 0.4 * Math.sin(px * 0.02), spread: 0.6 },
        ),
        c.forest[1],
      ),
      fill(
        treeline(
          poster.random('bank/right'),
          [
            [x(gap + 0.22), RIVER + 2],
            [poster.width + 20, RIVER + 6],
          ],
          { spacing: 16, height: [14, 46], density: (px: number) => 0.6 + 0.4 * Math.sin(px * 0.02), spread: 0.6 },
        ),
        c.forest[1],
      ),
      accent(poster, {
        place: 'water',
        x: x(gap + rng.range(-0.07, 0.03)),
        y: 835,
        size: 82,
        choices: ['canoe', 'kayak', 'kayaks', 'paddleboard'],
      }),
      accent(poster, {
        id: 'birds',
        place: 'air',
        x: x(gap - 0.06),
        y: 330,
        size: 56,
        choices: ['birds'],
        chance: 0.7,
      }),
      ...(
        [
          [0.03, 210, 120],
          [0.14, 150, 64],
          [0.9, 240, 110],
          [0.99, 190, 150],
          [0.79, 110, 44],
        ] as const
      ).map(([f, w, h], i) =>
        boulder(poster.random(`rock/${i}`), {
          x: x(f),
          y: 1012,
          width: w,
          height: h,
          color: mix(c.ink, c.rock[1], 0.25),
          light: mix(c.ink, c.rock[0], 0.4),
          snow: c.snowy && c.snow[0],
        }),
      ),
    ]
  },
}

/** A stepped wall of horizontal beds: buttresses and clefts above, a talus apron at the foot. */
function strata(
  poster: Poster,
  {
    id,
    side,
    edge,
    top,
    foot,
    distance,
  }: { id: string; side: 'left' | 'right'; edge: number; top: number; foot: number; distance: number },
) {
  const { colors: c } = poster
  const rng = poster.random(`strata/${id}`)
  const sign = side === 'left' ? -1 : 1
  const outside = side === 'left' ? -60 : poster.width + 60
  const far = (color: string) => mix(color, c.haze, distance * 0.9)
  const warm = mix(c.rock[0], c.accent[0], c.stars > 0.5 ? 0.02 : 0.16)
  const sunny = side === 'right'
  const lit = sunny ? warm : mix(warm, c.rock[1], 0.6)
  const shade = sunny ? mix(warm, c.rock[1], 0.72) : mix(c.rock[1], c.ink, 0.24)
  const steps = rng.int(4, 6)
  const profile: Point[] = []
  let px = edge
  for (let i = 0; i <= steps; i += 1) {
    const y = lerp(foot, top, i / steps)
    profile.push([px, y])
    if (i < steps) profile.push([px + sign * rng.range(4, 26), lerp(foot, top, (i + rng.range(0.66, 0.86)) / steps)])
    px += sign * rng.range(26, 84) * (1 + i * 0.16)
  }
  const crest = brokenLine(rng, last(profile), [outside, top - rng.range(10, 70)], { roughness: 0.06, minLength: 50 })
  const edgeLine = profile
    .slice(1)
    .flatMap((p, i) => brokenLine(rng, item(profile, i), p, { roughness: 0.1, minLength: 16 }).slice(1))
  const outline = closed([first(profile), ...edgeLine, ...crest.slice(1), [outside, foot]])
  const bed = noise1D(poster.key(`bed/${id}`))
  const [x0, x1] = [Math.min(edge, outside) - 20, Math.max(edge, outside) + 120]
  const wave = (y: number) =>
    Array.from({ length: 25 }, (_, k): Point => [lerp(x0, x1, k / 24), y + bed(k * 0.7 + y * 0.01) * 6])
  const beds: [string[], string[]] = [[], []]
  for (let y = top - 60; y < foot; y += rng.range(16, 46)) {
    const thick = rng.range(6, 24)
    item(beds, rng.int(0, 1)).push(closed([...wave(y), ...wave(y + thick).reverse()]))
    y += thick
  }
  /** Shaded flanks of buttresses: full-height zigzag columns, widest at the top of each step. */
  const columns: string[] = []
  for (let cx = x0; cx < x1; cx += rng.range(60, 150) * (1.1 - distance * 0.6)) {
    const width = rng.range(20, 64) * (1.1 - distance * 0.6)
    const low = lerp(top, foot, rng.range(0.72, 1))
    columns.push(
      closed([
        ...brokenLine(rng, [cx, top - 80], [cx + rng.range(-20, 20), low], { roughness: 0.1, minLength: 24 }),
        ...brokenLine(rng, [cx + width * 0.5, low], [cx + width, top - 80], { roughness: 0.12, minLength: 24 }),
      ]),
    )
  }
  const talus: string[] = []
  for (let cx = x0; cx < x1; cx += rng.range(70, 170)) {
    const w = rng.range(80, 190)
    const h = w * rng.range(0.32, 0.5)
    talus.push(
      smooth([
        [cx - w, foot + 4],
        [cx - w * 0.3, foot - h * 0.4],
        [cx, foot - h],
        [cx + w * 0.3, foot - h * 0.45],
        [cx + w, foot + 4],
      ]),
    )
  }
  return group(
    [
      fill(outline, poster.vertical(top, foot, [0, far(lit)], [1, far(mix(lit, shade, 0.35))])),
      fill(columns.join(''), far(shade), { opacity: 0.62 }),
      fill(first(beds).join(''), far(mix(lit, shade, 0.8)), { opacity: 0.42 }),
      fill(item(beds, 1).join(''), far(mix(lit, c.earth[0], 0.75)), { opacity: 0.34 }),
      fill(talus.join(''), far(mix(lit, shade, 0.55))),
      c.snowy
        ? fill(
            `${smooth(crest.map(([qx, qy]): Point => [qx, qy + 2]))}L${smooth([...crest].reverse().map(([qx, qy], i): Point => [qx, qy + 16 + (i % 3) * 6])).slice(1)}Z`,
            c.snow[0],
          )
        : '',
      fill(outline, poster.vertical(lerp(top, foot, 0.45), foot, [0, c.haze, 0], [1, c.haze, 0.15 + distance * 0.5])),
    ],
    { 'clip-path': poster.clip(outline) },
  )
}
