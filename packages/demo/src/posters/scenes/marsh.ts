import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { fill, group, smooth, stroke } from '../core/shapes'
import { loneTree } from '../layers/lone-tree'
import { mist } from '../layers/clouds'
import { grass } from '../layers/ground'
import { landform, recedingRidges, rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import { glitter, ripples, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const marsh: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const shore = rng.range(560, 590)
    const sun = { x: x(rng.range(0.3, 0.44)), y: shore - rng.range(90, 170), radius: rng.range(96, 130) }
    const backdrop = poster.id()
    const { svg: hills } = recedingRidges(poster, {
      id: 'hills',
      count: 2,
      from: shore - 46,
      to: shore - 14,
      amplitude: [26, 16],
      wavelength: [420, 520],
      octaves: 3,
      colors: [c.ridge[0], c.ridge[1]],
      fade: 0.6,
    })
    const scenery = group([skyscape(poster, { horizon: shore, sun }), hills], { id: backdrop })
    const island = (id: string, from: number, to: number, y: number, tone: string) => {
      const rise = (f: number) => Math.max(0, Math.sin(((f - from) / (to - from)) * Math.PI)) ** 0.6
      const line = rollingLine(poster, {
        id,
        y,
        amplitude: 3,
        wavelength: 90,
        step: 12,
        shape: (f: number) => (f < from || f > to ? 30 : -12 * rise(f)),
      }).filter(([px]) => px > x(from) && px < x(to))
      return {
        line,
        svg: group([
          fill(grass(poster.random(`reeds/${id}`), line, { spacing: 3.4, height: [12, 44] }), tone),
          fill(`${smooth(line)}L${x(to)} ${y + 4}Q${x((from + to) / 2)} ${y + 16} ${x(from)} ${y + 4}Z`, tone),
        ]),
      }
    }
    const far = island('far', 0.5, 0.98, shore + 40, mix(c.grass[1], c.haze, 0.25))
    const middle = island('middle', -0.06, 0.3, shore + 96, mix(c.grass[1], c.forest[1], 0.4))
    const near = island('near', 0.62, 1.06, shore + 250, mix(c.forest[2], c.grass[1], 0.3))
    const treeX = x(0.86)
    const tree = loneTree(poster, {
      label: 'pine',
      x: treeX,
      y: heightAt(near.line, treeX) + 8,
      height: 420,
      lean: -0.1,
    })
    return [
      scenery,
      water(poster, { top: shore, backdrop, mirror: 0.8, squeeze: 0.95 }),
      glitter(poster, { x: sun.x, top: shore, width: 90, spread: 120, count: 60, opacity: 0.5 }),
      mist(poster, { top: shore - 10, bottom: shore + 18, count: 6, opacity: 0.45, thickness: [5, 10] }),
      far.svg,
      ripples(poster, { top: shore + 20, count: 90, opacity: 0.3 }),
      middle.svg,
      accent(poster, {
        place: ['shallow', 'water', 'land'],
        x: x(rng.range(0.5, 0.56)),
        y: shore + 190,
        size: 108,
        choices: ['waders', 'horses', 'waders', 'rowboat'],
      }),
      accent(poster, { id: 'birds', place: 'air', x: x(0.6), y: 250, size: 74, choices: ['birds'] }),
      accent(poster, {
        id: 'path',
        place: ['land', 'camp'],
        x: x(0.72),
        y: heightAt(near.line, x(0.72)) + 6,
        size: 74,
        choices: ['hiker', 'rider', 'lookout'],
        chance: 0.5,
        flip: true,
      }),
      fill(tree.trunk, mix(c.ink, c.forest[2], 0.3)),
      fill(tree.crown, mix(c.forest[2], c.ink, 0.25)),
      fill(tree.light, mix(c.forest[2], c.forest[1], 0.4)),
      near.svg,
      reeds(poster),
    ]
  },
}

/** Tall reeds and bulrushes against the light, right at the front. */
function reeds(poster: Poster) {
  const { colors: c } = poster
  const rng = poster.random('reeds')
  const ink = mix(c.ink, c.forest[2], 0.2)
  const line = rollingLine(poster, {
    id: 'bank',
    y: 985,
    amplitude: 8,
    wavelength: 160,
    shape: (f: number) => -90 * Math.max(0, 0.34 - f) - 40 * Math.max(0, f - 0.8),
  })
  let stems = ''
  let plumes = ''
  let clubs = ''
  for (let i = 0; i < 46; i += 1) {
    const px = poster.x(rng.chance(0.78) ? rng.range(-0.01, 0.27) * rng.range(0.5, 1) : rng.range(0.84, 1.01))
    const py = heightAt(line, px) + 4
    const h = rng.range(120, 400) * (px < poster.x(0.3) ? 1.1 - (px / poster.x(0.42)) * 0.6 : 0.55)
    const tip: Point = [px + h * rng.range(0.04, 0.22), py - h]
    stems += `M${px.toFixed(1)} ${py.toFixed(1)}Q${(px + 2).toFixed(1)} ${(py - h * 0.6).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`
    const [tx, ty] = tip
    if (rng.chance(0.4)) clubs += `M${tx - 4} ${ty + 4}a5 5 0 0 1 10 0l-4 44a5 4 0 0 1 -9 -1Z`
    else
      plumes += smooth(
        [
          [tx - 2, ty + 34],
          [tx - 7, ty + 8],
          [tx + 2, ty - 22],
          [tx + 20, ty - 30],
          [tx + 14, ty - 4],
          [tx + 6, ty + 16],
        ],
        { loop: true },
      )
  }
  return group([
    stroke(stems, ink, 2.8),
    fill(
      plumes.replace(/\d+\.\d{2,}/g, (v) => Number(v).toFixed(1)),
      mix(ink, c.leaf[1], 0.35),
    ),
    fill(
      clubs.replace(/\d+\.\d{2,}/g, (v) => Number(v).toFixed(1)),
      ink,
    ),
    fill(grass(poster.random('grass'), line, { spacing: 4, height: [18, 76] }), ink),
    landform(poster, line, { color: ink }),
  ])
}
