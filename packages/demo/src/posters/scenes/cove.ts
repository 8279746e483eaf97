import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt } from '../core/geometry'
import { fill, group, lens } from '../core/shapes'
import { loneTree, treeOf } from '../layers/lone-tree'
import { veil } from '../layers/clouds'
import { distantTones, fadeTones } from '../layers/mountain-tones'
import { mountainRange } from '../layers/mountains'
import { outcrop } from '../layers/rocks'
import { skyscape } from '../layers/skyscape'
import { treeline } from '../layers/trees'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const cove: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sea = rng.range(500, 530)
    const mouth = rng.range(0.4, 0.47)
    const sun = { x: x(mouth + rng.range(-0.06, 0.04)), y: sea - rng.range(190, 260), radius: rng.range(50, 72) }
    const stone = { ...distantTones(c, 0), lit: mix(c.rock[0], c.snow[0], 0.45), shade: mix(c.rock[1], c.rock[0], 0.3) }
    const wall = (id: string, side: 'left' | 'right', reach: number, top: number, base: number, distance: number) => {
      const sign = side === 'left' ? -1 : 1
      const edge = x(mouth) + sign * x(reach)
      const out = side === 'left' ? edge : poster.width - edge
      const list = (
        [
          [0.2, 0.62],
          [0.5, 0.9],
          [0.82, 0.8],
          [1.15, 1],
        ] as const
      ).map(([u, k]) => ({ x: edge + sign * out * u, y: base + (top - base) * k + rng.range(-14, 14) }))
      return mountainRange(poster, {
        id,
        foot: base,
        tones: fadeTones(stone, c.haze, distance),
        saddleDepth: [0.08, 0.22],
        roughness: 0.15,
        detail: 1.4,
        haze: { from: 0.6, strength: 0.25 + distance },
        summits: side === 'left' ? list.reverse() : list,
        ends: { [side === 'left' ? 'right' : 'left']: { x: edge, y: base } },
      })
    }
    const pines = (id: string, from: number, to: number, y: number, spacing: number) => {
      const r = poster.random(`pines/${id}`)
      let dark = ''
      let light = ''
      for (let px = x(from); px < x(to); px += spacing * r.range(0.5, 1.7)) {
        const spot = { x: px, y: y + r.range(-10, 6), height: r.range(34, 72), lean: r.range(-0.1, 0.1) }
        const tree = treeOf({ flora: poster.flora, rng: r, ...spot })
        dark += tree.crown + tree.trunk
        light += tree.light
      }
      return fill(dark, mix(c.forest[1], c.forest[2], 0.3)) + fill(light, mix(c.forest[1], c.leaf[0], 0.3))
    }
    const ledge = outcrop(poster, poster.random('ledge'), {
      points: [
        [-30, 740],
        [x(0.08), 768],
        [x(0.17), 800],
        [x(0.25), 850],
        [x(0.3), 915],
        [x(0.37), 1030],
      ],
      color: mix(stone.shade, c.ink, 0.4),
      light: mix(stone.lit, stone.shade, 0.25),
      seams: 8,
      depth: 210,
    })
    const pineX = x(0.1)
    const pine = loneTree(poster, {
      label: 'frame',
      x: pineX,
      y: heightAt(ledge.line, pineX) + 12,
      height: 540,
      lean: 0.2,
    })
    const second = loneTree(poster, { label: 'frame/2', x: x(0.01), y: 770, height: 640, lean: 0.06 })
    const clear = mix(c.water[0], c.water[1], 0.35)
    return [
      skyscape(poster, { horizon: sea, sun }),
      water(poster, { top: sea, far: mix(c.water[1], c.sky[2], 0.25), near: clear }),
      glitter(poster, { x: sun.x, top: sea, bottom: 760, width: 60, spread: 90, count: 50, opacity: 0.6 }),
      shoreline(poster, sea, 0.35),
      wall('left/far', 'left', 0.09, sea - 110, sea + 14, 0.45),
      wall('right/far', 'right', 0.06, sea - 150, sea + 26, 0.36),
      veil(poster, { top: sea - 60, bottom: sea + 30, opacity: 0.3 }),
      wall('right/middle', 'right', 0.15, sea - 230, sea + 120, 0.16),
      pines('middle', 0.66, 1, sea + 112, 46),
      shallows(poster, 'middle', 0.55, 1, sea + 124),
      wall('right', 'right', 0.32, sea - 300, sea + 262, 0),
      pines('near', 0.82, 1.02, sea + 250, 50),
      shallows(poster, 'near', 0.74, 1, sea + 268),
      ripples(poster, { top: sea + 10, count: 100, opacity: 0.32 }),
      accent(poster, {
        place: 'water',
        x: x(rng.range(0.5, 0.58)),
        y: 780,
        size: 92,
        choices: ['kayak', 'paddleboard', 'kayaks', 'sailboat', 'paddleboard'],
      }),
      accent(poster, { id: 'gulls', place: 'air', x: x(0.6), y: 210, size: 52, choices: ['birds'], chance: 0.6 }),
      ...[second, pine].map((tree) =>
        group([
          fill(tree.trunk, mix(c.ink, c.earth[1], 0.35)),
          fill(tree.crown, mix(c.forest[2], c.ink, 0.15)),
          fill(tree.light, mix(c.forest[2], c.forest[1], 0.65)),
        ]),
      ),
      accent(poster, {
        id: 'ledge',
        place: ['land', 'camp'],
        x: x(0.2),
        y: heightAt(ledge.line, x(0.2)) + 5,
        size: 96,
        choices: ['lookout', 'hikers', 'meditation'],
        chance: 0.7,
      }),
      ledge.svg,
      fill(
        treeline(poster.random('scrub'), ledge.line, { to: x(0.17), spacing: 26, height: [16, 40], spread: 1.3 }),
        mix(c.forest[2], c.ink, 0.2),
      ),
    ]
  },
}

/** Pale water over sand at the foot of the walls. */
function shallows(poster: Poster, id: string, from: number, to: number, y: number) {
  const { colors: c } = poster
  const rng = poster.random(`shallows/${id}`)
  let d = ''
  for (let i = 0; i < 14; i += 1)
    d += lens(poster.x(rng.range(from, to)), y + rng.range(0, 26), rng.range(60, 180), rng.range(3, 8))
  return fill(d, mix(c.water[0], c.glint, 0.4), { opacity: 0.55 })
}
