import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, item, lerp, type Point } from '../core/geometry'
import { closed, fill, group } from '../core/shapes'
import { broadleaf } from '../layers/broadleaves'
import { mist, veil } from '../layers/clouds'
import { windingPath, type WindingPath } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { distantTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { skyscape } from '../layers/skyscape'
import { forest, tallConifer, treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

const FLOOR = 600

export const valley: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const axis = rng.range(0.46, 0.56)
    const sun = { x: x(axis - rng.range(0.1, 0.22)), y: rng.range(190, 240), radius: rng.range(44, 58) }
    const side = (
      id: string,
      direction: 'left' | 'right',
      reach: number,
      top: number,
      distance: number,
      snowLine: number,
    ) => {
      const sign = direction === 'left' ? -1 : 1
      const edge = x(axis) + sign * x(reach)
      const out = direction === 'left' ? edge : poster.width - edge
      const list = (
        [
          [0.42, 0.55],
          [0.8, 0.84],
          [1.2, 1],
        ] as const
      ).map(([u, k]) => ({ x: edge + sign * out * u, y: lerp(FLOOR, top, k) + rng.range(-16, 16) }))
      return mountainRange(poster, {
        id,
        foot: FLOOR + 60,
        snowLine,
        tones: distantTones(c, distance),
        saddleDepth: [0.05, 0.16],
        haze: { from: 0.35, strength: 0.7 },
        summits: direction === 'left' ? list.reverse() : list,
        ends: { [direction === 'left' ? 'right' : 'left']: { x: edge, y: FLOOR + 12 } },
      })
    }
    const skirts = [-1, 1].map((sign) =>
      rollingLine(poster, {
        id: `skirt/${sign}`,
        y: FLOOR + 26,
        amplitude: 14,
        wavelength: 260,
        shape: (f: number) => -260 * Math.max(0, sign * (f - axis) - 0.12),
      }),
    )
    const river = windingPath([x(axis - 0.1), 1010], [x(axis + 0.01), FLOOR + 22], {
      turns: 3.4,
      swing: 330,
      width: [190, 7],
      power: 1.8,
      phase: rng.range(0.2, 0.8),
    })
    const townX = x(axis + rng.range(0.15, 0.19))
    const front = rollingLine(poster, {
      id: 'front',
      y: 955,
      amplitude: 10,
      wavelength: 300,
      shape: (f: number) => -260 * Math.max(0, 0.3 - f) ** 1.1 + 60 * f,
    })
    const walkX = x(0.2)
    return [
      skyscape(poster, { horizon: 560, sun }),
      mountainRange(poster, {
        id: 'end',
        foot: FLOOR + 20,
        snowLine: 460,
        tones: distantTones(c, 0.3),
        summits: [
          { x: x(axis - 0.16), y: 380 },
          { x: x(axis + rng.range(-0.02, 0.06)), y: rng.range(230, 270), horn: 0.08 },
          { x: x(axis + 0.2), y: 370 },
        ],
      }),
      veil(poster, { top: 420, bottom: FLOOR + 40, opacity: 0.55 }),
      side('left/far', 'left', 0.08, 330, 0.28, 430),
      side('right/far', 'right', 0.1, 300, 0.22, 410),
      side('left', 'left', 0.26, 210, 0.06, 330),
      side('right', 'right', 0.28, 180, 0, 310),
      mist(poster, { top: FLOOR - 60, bottom: FLOOR - 10, count: 7, opacity: 0.4 }),
      fill(
        `M-20 ${FLOOR + 10}H${poster.width + 20}V1020H-20Z`,
        poster.vertical(
          FLOOR,
          1000,
          [0, mix(c.grass[0], c.haze, 0.55)],
          [0.35, c.grass[0]],
          [1, mix(c.grass[1], c.ink, c.snowy ? 0.05 : 0.2)],
        ),
      ),
      fields(poster, x(axis)),
      fill(
        river.d,
        poster.vertical(
          FLOOR,
          1000,
          [0, mix(c.water[0], c.glint, 0.4)],
          [0.5, mix(c.water[0], c.water[1], 0.3)],
          [1, c.water[1]],
        ),
      ),
      ...skirts.map((line, i) =>
        forest(poster, {
          id: `woods/${i}`,
          line,
          rows: 5,
          rowGap: 15,
          height: [20, 44],
          spacing: 9,
          colors: [mix(c.forest[0], c.haze, 0.25), c.forest[1]],
          from: i ? x(axis + 0.13) : -20,
          to: i ? undefined : x(axis - 0.13),
        }),
      ),
      hedges(poster, x(axis), river),
      accent(poster, { id: 'town', place: 'town', x: townX, y: 742, size: 96, choices: ['village'] }),
      fill(
        treeline(poster.random('front/trees'), front, { to: x(0.3), spacing: 34, height: [40, 110] }),
        mix(c.forest[2], c.ink, 0.2),
      ),
      landform(poster, front, {
        color: mix(c.grass[1], c.ink, c.snowy ? 0.12 : 0.4),
        shadeTo: mix(c.grass[1], c.ink, c.snowy ? 0.3 : 0.7),
        depth: 140,
      }),
      accent(poster, {
        place: ['land', 'camp'],
        x: walkX,
        y: heightAt(front, walkX) + 6,
        size: 88,
        choices: ['hikers', 'donkey', 'hiker', 'rider', 'ptarmigan'],
      }),
      tallConifer(poster, poster.random('frame'), {
        x: x(0.035),
        y: 960,
        height: 560,
        color: mix(c.forest[2], c.ink, 0.4),
        light: mix(c.forest[2], c.forest[1], 0.3),
        snow: c.snowy && c.snow[0],
      }),
      tallConifer(poster, poster.random('frame/2'), {
        x: x(0.1),
        y: 950,
        height: 350,
        color: mix(c.forest[2], c.ink, 0.4),
        light: mix(c.forest[2], c.forest[1], 0.3),
        snow: c.snowy && c.snow[0],
      }),
    ]
  },
}

/** Patchwork of fields on the valley floor, drawn in perspective. */
function fields(poster: Poster, cx: number) {
  const { colors: c } = poster
  const rng = poster.random('fields')
  const tones: readonly [string, ...string[]] = c.snowy
    ? [c.snow[0], c.snow[1]]
    : [
        mix(c.grass[0], c.earth[0], 0.5),
        mix(c.grass[0], c.grass[1], 0.6),
        mix(c.leaf[0], c.grass[0], 0.5),
        mix(c.grass[1], c.forest[1], 0.25),
      ]
  const rows = [0.06, 0.16, 0.3, 0.5, 0.8]
  const y = (t: number) => FLOOR + 14 + 400 * t
  const parts: string[] = []
  for (let r = 0; r < rows.length - 1; r += 1) {
    const [t0, t1] = [item(rows, r), item(rows, r + 1)]
    let u = -2.2
    while (u < 2.2) {
      const w = rng.range(0.22, 0.6)
      const at = (v: number, t: number): Point => [cx + v * (180 + 900 * t), y(t)]
      if (rng.chance(0.72))
        parts.push(
          fill(
            closed([at(u, t0), at(u + w - 0.03, t0), at(u + w - 0.03, t1 - 0.01), at(u, t1 - 0.01)]),
            mix(rng.pick(tones), c.haze, 0.4 * (1 - t1)),
            { opacity: 0.75 },
          ),
        )
      u += w
    }
  }
  return group(parts)
}

function hedges(poster: Poster, cx: number, river: WindingPath) {
  const { colors: c } = poster
  const rng = poster.random('hedges')
  const list = Array.from({ length: 44 }, () => ({
    t: rng.next() ** 1.2,
    side: rng.sign(),
    off: rng.range(12, 70),
  })).sort((a, b) => a.t - b.t)
  const parts = list.map(({ t, side, off }) => {
    const [rx, ry, width] = river.at(1 - t * 0.72)
    const scale = lerp(0.3, 1.3, t)
    const tree = broadleaf(rng, rx + side * (width / 2 + off * scale), ry, 56 * scale * rng.range(0.7, 1.2))
    const dark = mix(mix(c.forest[1], c.leaf[1], 0.3), c.haze, 0.5 * (1 - t))
    return fill(tree.crown + tree.trunk, dark) + fill(tree.light, mix(dark, c.leaf[0], 0.45))
  })
  return group(parts)
}
