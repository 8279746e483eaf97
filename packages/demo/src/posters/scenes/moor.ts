import { accent } from '../accents'
import { mix } from '../core/color'
import { first, heightAt, item, lerp, type Point } from '../core/geometry'
import { fill, group, lens } from '../core/shapes'
import { broadleaf } from '../layers/broadleaves'
import { mist, veil } from '../layers/clouds'
import { grass, windingPath } from '../layers/ground'
import { landform, rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const moor: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.58, 0.7)), y: rng.range(330, 390), radius: rng.range(90, 130) }
    const heather = c.snowy ? c.snow[1] : mix(mix(c.flower[1], c.ridge[1], 0.55), c.grass[1], 0.2)
    const levels = 5
    const lines = Array.from({ length: levels }, (_, i) =>
      rollingLine(poster, {
        id: `down/${i}`,
        y: lerp(530, 800, i / (levels - 1)),
        amplitude: 34,
        wavelength: lerp(360, 620, i / levels),
        octaves: 2,
        shape: (f: number) => (i % 2 ? 1 : -1) * 80 * (f - 0.5),
      }),
    )
    const tones = lines.map((_, i) => {
      const t = i / (levels - 1)
      return mix(mix(i % 2 ? heather : c.grass[1], c.haze, 0.6 * (1 - t)), c.ink, 0.16 * t)
    })
    const nearest = item(lines, -1)
    const stonesX = x(rng.range(0.24, 0.32))
    const path = windingPath([x(0.52), 1010], [x(0.6), heightAt(nearest, x(0.6)) + 6], {
      turns: 2.4,
      swing: 130,
      width: [150, 14],
      power: 1.7,
      phase: rng.range(-0.4, 0.4),
    })
    const treeX = x(0.83)
    const tree = broadleaf(poster.random('tree'), treeX, heightAt(item(lines, 3), treeX) + 12, 190, { width: 1.15 })
    const [px, py] = path.at(0.5)
    const pool = x(rng.range(0.5, 0.62))
    return [
      skyscape(poster, { horizon: 640, sun }),
      ...lines.flatMap((line, i) => [
        i === 4 && poster.flora !== 'bare'
          ? group([
              fill(tree.trunk, mix(c.ink, c.earth[1], 0.3)),
              fill(tree.crown, mix(c.forest[2], c.leaf[1], c.snowy ? 0.6 : 0.2)),
              fill(tree.light, mix(c.forest[1], c.leaf[0], 0.35), { opacity: 0.8 }),
            ])
          : '',
        i === 4
          ? accent(poster, {
              id: 'stones',
              place: 'land',
              x: stonesX,
              y: heightAt(line, stonesX) + 10,
              size: 104,
              choices: ['menhirs', 'menhirs', 'sheep', 'stag'],
            })
          : '',
        landform(poster, line, {
          color: item(tones, i),
          shadeTo: mix(item(tones, i), i % 2 ? c.grass[1] : heather, 0.4),
          depth: 190,
        }),
        i === 2 ? tarn(poster, pool, heightAt(line, pool) + 44) : '',
        i < 4
          ? mist(poster, {
              id: `mist/${i}`,
              top: lerp(560, 740, i / 4),
              bottom: lerp(590, 770, i / 4),
              count: 4,
              opacity: 0.3,
              width: [340, 800],
            })
          : '',
      ]),
      veil(poster, { top: 540, bottom: 700, opacity: 0.25 }),
      tussocks(poster, nearest, item(tones, 4), heather),
      fill(
        path.d,
        poster.vertical(800, 1000, [0, mix(c.earth[0], c.haze, 0.2)], [1, mix(c.earth[0], c.earth[1], 0.45)]),
      ),
      accent(poster, {
        place: ['land', 'camp'],
        x: px,
        y: py + 8,
        size: 98,
        choices: ['hiker', 'rider', 'hikers', 'donkey'],
      }),
      accent(poster, { id: 'birds', place: 'air', x: x(0.32), y: 330, size: 76, choices: ['birds'], chance: 0.7 }),
      fill(
        grass(
          poster.random('grass'),
          nearest.map(([gx]): Point => [gx, 1004 - 60 * Math.abs(gx / poster.width - 0.5)]),
          { spacing: 3.5, height: [26, 92] },
        ),
        mix(c.ink, c.grass[1], 0.25),
      ),
      heads(poster, heather),
    ]
  },
}

/** A small pool mirroring the sky. */
function tarn(poster: Poster, px: number, y: number) {
  const { colors: c } = poster
  return (
    fill(lens(px, y, 150, 9), mix(c.sky[3], c.water[0], 0.4)) +
    fill(lens(px + 20, y + 2, 90, 3), c.glint, { opacity: 0.5 })
  )
}

/** Cushions of heather in perspective. */
function tussocks(poster: Poster, line: readonly Point[], base: string, heather: string) {
  const { colors: c } = poster
  const rng = poster.random('tussocks')
  const list = Array.from({ length: 150 }, () => ({ t: rng.next() ** 0.9, px: poster.x(rng.range(-0.02, 1.02)) })).sort(
    (a, b) => a.t - b.t,
  )
  const sets: string[][] = [[], [], []]
  for (const { t, px } of list) {
    const y = lerp(heightAt(line, px) + 18, 990, t)
    const w = lerp(14, 90, t) * rng.range(0.6, 1.2)
    item(sets, rng.int(0, 2)).push(
      `M${(px - w).toFixed(1)} ${y.toFixed(1)}q${(w * 0.25).toFixed(1)} ${(-w * 0.5).toFixed(1)} ${w.toFixed(1)} ${(-w * 0.46).toFixed(1)}q${(w * 0.8).toFixed(1)} ${(w * 0.02).toFixed(1)} ${w.toFixed(1)} ${(w * 0.46).toFixed(1)}q${(-w).toFixed(1)} ${(w * 0.14).toFixed(1)} ${(-2 * w).toFixed(1)} 0Z`,
    )
  }
  const bright = c.snowy ? c.snow[0] : mix(heather, c.flower[0], 0.3)
  return (
    fill(first(sets).join(''), mix(base, c.ink, 0.16), { opacity: 0.7 }) +
    fill(item(sets, 1).join(''), mix(heather, base, 0.3), { opacity: 0.85 }) +
    fill(item(sets, 2).join(''), bright, { opacity: 0.5 })
  )
}

/** Sprigs of heather against the light. */
function heads(poster: Poster, heather: string) {
  const { colors: c } = poster
  const rng = poster.random('sprigs')
  let d = ''
  for (let i = 0; i < 60; i += 1) {
    const px = poster.x(rng.range(-0.01, 1.01))
    const base = 1004 - 60 * Math.abs(px / poster.width - 0.5)
    const h = rng.range(40, 100)
    for (let k = 0; k < 6; k += 1) {
      const bx = px + rng.range(-5, 5) + h * 0.12 * (k / 6)
      const by = base - h * (0.45 + 0.55 * (k / 6))
      d += `M${(bx - 4).toFixed(1)} ${by.toFixed(1)}a4.5 5 0 1 0 9 0a4.5 5 0 1 0 -9 0Z`
    }
  }
  return fill(d, c.snowy ? c.snow[0] : mix(heather, c.flower[1], 0.45), { opacity: 0.9 })
}
