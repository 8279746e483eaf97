import { accent } from '../accents'
import { mix } from '../core/color'
import { first, heightAt, item, lerp, type Point } from '../core/geometry'
import { noise1D } from '../core/noise'
import { fill, smooth } from '../core/shapes'
import { broadleaf, cypress } from '../layers/broadleaves'
import { veil } from '../layers/clouds'
import { landform, rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import type { Palette } from '../palettes'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const vineyard: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.2, 0.34)), y: rng.range(230, 290), radius: rng.range(54, 80) }
    const vines = vineColors(c)
    const hillColors = [0.75, 0.5, 0.25].map((t) => mix(mix(c.grass[1], c.forest[1], 0.25), c.haze, t))
    const backs = hillColors.map((color, i) => {
      const line = rollingLine(poster, {
        id: `back/${i}`,
        y: 470 + i * 42,
        amplitude: 44,
        wavelength: 520,
        octaves: 2,
        shape: (f: number) => 60 * (i % 2 ? f : 1 - f),
      })
      return { line, svg: landform(poster, line, { color, fade: 0.5, depth: 130 }) }
    })
    const knollTop = rng.range(0.62, 0.7)
    const knoll = rollingLine(poster, {
      id: 'knoll',
      y: 650,
      amplitude: 8,
      wavelength: 300,
      octaves: 2,
      shape: (f: number) => -150 * Math.exp(-(((f - knollTop) / 0.2) ** 2)),
    })
    const near = rollingLine(poster, {
      id: 'near',
      y: 720,
      amplitude: 10,
      wavelength: 600,
      octaves: 2,
      shape: (f: number) => 60 * (f - 0.5) ** 2 - 40 * f,
    })
    const knollColor = mix(c.grass[0], c.grass[1], 0.35)
    return [
      skyscape(poster, { horizon: 560, sun }),
      ...backs.flatMap(({ line, svg }, i) => [
        svg,
        rowOfCypress(poster, `back/${i}`, line, 16 + i * 12, mix(item(hillColors, i), c.forest[2], 0.4), 26),
      ]),
      veil(poster, { top: 520, bottom: 680, opacity: 0.5 }),
      accent(poster, {
        id: 'town',
        place: 'town',
        x: x(knollTop),
        y: heightAt(knoll, x(knollTop)) + 6,
        size: 104,
        choices: ['village'],
      }),
      groves(poster, 'knoll', knoll, knollTop),
      landform(poster, knoll, { color: knollColor, shadeTo: mix(c.grass[1], c.forest[1], 0.35), depth: 200 }),
      rows(poster, {
        id: 'knoll',
        top: knoll,
        bottom: 760,
        vanish: [x(knollTop), 430],
        colors: [mix(first(vines), c.haze, 0.2), mix(item(vines, 1), c.haze, 0.2)],
        from: 0.3,
        to: 1.02,
        count: 30,
      }),
      rowOfCypress(poster, 'road', near, 150, mix(c.forest[2], c.ink, 0.2), 60, 0.07, 0.36),
      landform(poster, near, { color: c.earth[0], shadeTo: mix(c.earth[0], c.earth[1], 0.6), depth: 280 }),
      road(poster, near),
      rows(poster, {
        id: 'near',
        top: near.map(([px, py]): Point => [px, py + 46]),
        bottom: 1020,
        vanish: [x(0.42), 560],
        colors: vines,
        from: -1.5,
        to: 2.5,
        count: 44,
      }),
      accent(poster, {
        place: ['road', 'land'],
        x: x(rng.range(0.46, 0.56)),
        y: heightAt(near, x(0.5)) + 32,
        size: 66,
        choices: ['cyclists', 'cyclists', 'hikers', 'rider'],
      }),
      ...(
        [
          [0.05, 540],
          [0.105, 430],
        ] as const
      ).map(([f, h], i) => fill(cypress(poster.random(`frame/${i}`), x(f), 1000, h), mix(c.ink, c.forest[2], 0.5))),
    ]
  },
}

/** Vine leaves are green by day, gold in autumn light, bare in winter. */
function vineColors(c: Palette): readonly [string, string] {
  if (c.snowy) return [c.leaf[1], mix(c.leaf[1], c.ink, 0.4)]
  const lit = mix(c.grass[0], c.forest[1], 0.28)
  return [lit, mix(lit, c.forest[2], 0.62)]
}

function road(poster: Poster, line: readonly Point[]) {
  const { colors: c } = poster
  const upper = line.map(([px, py]): Point => [px, py + 12])
  const lower = line.map(([px, py]): Point => [px, py + 40]).reverse()
  return fill(`${smooth(upper)}L${smooth(lower).slice(1)}Z`, mix(c.earth[0], c.snow[0], 0.45))
}

/** Rows in perspective, from the bottom edge to a line, each a hedge with a lit and a shaded side. */
function rows(
  poster: Poster,
  {
    id,
    top,
    bottom,
    vanish,
    colors,
    from,
    to,
    count,
  }: {
    id: string
    top: readonly Point[]
    bottom: number
    vanish: Point
    colors: readonly [string, string]
    from: number
    to: number
    count: number
  },
) {
  const bumps = noise1D(poster.key(`rows/${id}`))
  const [vx, vy] = vanish
  const lit: string[] = []
  const shade: string[] = []
  for (let i = 0; i < count; i += 1) {
    const foot = poster.x(lerp(from, to, (i + 0.5) / count))
    const gap = poster.x(to - from) / count
    const at = (t: number): Point => [lerp(foot, vx, t), lerp(bottom, vy, t)]
    let end = 0
    for (let t = 0; t < 1; t += 0.01) {
      const [px, py] = at(t)
      if (py <= heightAt(top, px)) break
      end = t
    }
    if (end < 0.05) continue
    const left: Point[] = []
    const middle: Point[] = []
    const right: Point[] = []
    const steps = 30
    for (let k = 0; k <= steps; k += 1) {
      const t = (k / steps) * end
      const [px, py] = at(t)
      const scale = (1 - t) * gap * 0.31
      const bump = 1 + 0.22 * bumps(k * 1.9 + i * 13)
      left.push([px - scale * bump, py])
      middle.push([px - scale * 0.05, py - scale * 0.5 * bump])
      right.push([px + scale * bump, py])
    }
    lit.push(`${smooth(left)}L${smooth(middle.reverse()).slice(1)}Z`)
    shade.push(`${smooth(middle)}L${smooth(right).slice(1)}Z`)
  }
  return fill(shade.join(''), colors[1]) + fill(lit.join(''), colors[0])
}

function rowOfCypress(
  poster: Poster,
  id: string,
  line: readonly Point[],
  height: number,
  color: string,
  spacing: number,
  from = 0,
  to = 1,
) {
  const rng = poster.random(`cypress/${id}`)
  let d = ''
  for (let px = poster.x(from); px < poster.x(to); px += spacing * rng.range(0.5, 2.4)) {
    if (rng.chance(0.62))
      d += cypress(rng, px, heightAt(line, px) + 4, height * rng.range(0.6, 1.1), { spread: rng.range(0.16, 0.24) })
  }
  return fill(d, color)
}

function groves(poster: Poster, id: string, line: readonly Point[], around: number) {
  const { colors: c } = poster
  const rng = poster.random(`groves/${id}`)
  let crown = ''
  let light = ''
  for (let i = 0; i < 16; i += 1) {
    const px = poster.x(around + rng.sign() * rng.range(0.075, 0.22))
    const tree = broadleaf(rng, px, heightAt(line, px) + 12, rng.range(40, 70))
    crown += tree.crown + tree.trunk
    light += tree.light
  }
  const dark = mix(c.forest[1], c.haze, 0.1)
  return fill(crown, dark) + fill(light, mix(dark, c.leaf[0], 0.4))
}
