import { accent } from '../accents'
import { mix } from '../core/color'
import { first, heightAt } from '../core/geometry'
import { fill, lens, stroke } from '../core/shapes'
import { grass } from '../layers/ground'
import { headland } from '../layers/headland'
import { rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import { glitter, ripples, shoreline, water } from '../layers/water'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const cliffs: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const horizon = rng.range(500, 540)
    const sun = { x: x(rng.range(0.18, 0.28)), y: rng.range(260, 330), radius: rng.range(56, 84) }
    const turf = c.snowy ? c.snow : c.grass
    const cape = (id: string, from: number, y: number, sea: number, distance: number, rise: number) => {
      const plateau = rollingLine(poster, {
        id,
        y,
        amplitude: 14,
        wavelength: 240,
        octaves: 3,
        step: 20,
        shape: (f: number) => -rise * Math.max(0, f - from),
      }).filter(([px]) => px >= x(from))
      return {
        plateau,
        svg: headland(poster, {
          id,
          plateau,
          sea,
          reach: (sea - y) * 0.22,
          face: mix(c.rock[0], c.snow[0], 0.25),
          shade: c.rock[1],
          turf: turf[0],
          turfShade: turf[1],
          distance,
        }),
      }
    }
    const far = cape('far', rng.range(0.4, 0.46), horizon - 62, horizon + 8, 0.55, 90)
    const middle = cape('middle', rng.range(0.52, 0.58), horizon - 128, horizon + 86, 0.26, 110)
    const near = cape('near', rng.range(0.63, 0.7), horizon - 90, horizon + 250, 0, 130)
    const light = first(far.plateau)[0] + 46
    const stack = first(middle.plateau)[0] - x(0.07)
    const walkX = first(near.plateau)[0] + x(0.1)
    return [
      skyscape(poster, { horizon, sun }),
      water(poster, { top: horizon }),
      glitter(poster, { x: sun.x, top: horizon, width: 80, spread: 150, count: 80, opacity: 0.7 }),
      shoreline(poster, horizon, 0.4),
      accent(poster, {
        id: 'light',
        place: 'cape',
        x: light,
        y: heightAt(far.plateau, light) + 4,
        size: 66,
        choices: ['lighthouse'],
      }),
      far.svg,
      surf(poster, 'far', first(far.plateau)[0] - 40, horizon + 10, 260),
      ripples(poster, { top: horizon + 12, count: 110, opacity: 0.3 }),
      seaStack(poster, stack, horizon + 96),
      middle.svg,
      surf(poster, 'middle', first(middle.plateau)[0] - 90, horizon + 90, 420),
      accent(poster, {
        place: 'water',
        x: x(rng.range(0.2, 0.34)),
        y: rng.range(690, 740),
        size: 96,
        choices: ['sailboat', 'lugger', 'kayaks'],
        chance: 0.85,
      }),
      near.svg,
      surf(poster, 'near', first(near.plateau)[0] - 160, horizon + 256, 700),
      accent(poster, {
        id: 'walk',
        place: 'land',
        x: walkX,
        y: heightAt(near.plateau, walkX) + 4,
        size: 62,
        choices: ['hikers', 'hiker', 'sheep', 'rider'],
        flip: true,
      }),
      accent(poster, { id: 'gulls', place: 'air', x: x(0.47), y: 300, size: 62, choices: ['birds'] }),
      foreground(poster),
    ]
  },
}

/** White water at the foot of a cliff. */
function surf(poster: Poster, id: string, from: number, y: number, length: number) {
  const rng = poster.random(`surf/${id}`)
  let d = ''
  for (let i = 0; i < 16; i += 1)
    d += lens(from + length * rng.next(), y + rng.range(-3, 10), rng.range(30, 90), rng.range(2, 4.5))
  return fill(d, poster.colors.snow[0], { opacity: 0.75 })
}

function seaStack(poster: Poster, px: number, y: number) {
  const { colors: c } = poster
  const rock = mix(mix(c.rock[0], c.snow[0], 0.2), c.haze, 0.25)
  return [
    fill(
      `M${px - 34} ${y}L${px - 22} ${y - 96}L${px - 8} ${y - 120}L${px + 12} ${y - 112}L${px + 26} ${y - 60}L${px + 38} ${y}Z`,
      rock,
    ),
    fill(
      `M${px + 4} ${y}L${px - 2} ${y - 60}L${px + 6} ${y - 114}L${px + 12} ${y - 112}L${px + 26} ${y - 60}L${px + 38} ${y}Z`,
      mix(c.rock[1], c.haze, 0.25),
    ),
    stroke(`M${px - 60} ${y + 2}h120`, c.snow[0], 5, { opacity: 0.7 }),
  ].join('')
}

function foreground(poster: Poster) {
  const { colors: c } = poster
  const line = rollingLine(poster, {
    id: 'front',
    y: 985,
    amplitude: 12,
    wavelength: 180,
    shape: (f: number) => -250 * Math.max(0, 0.26 - f) ** 1.2,
  })
  const dark = mix(c.ink, c.grass[1], 0.25)
  const heads = poster.random('thrift')
  let stems = ''
  const tops: string[] = []
  for (let i = 0; i < 26; i += 1) {
    const px = poster.x(heads.range(0, 0.3))
    const py = heightAt(line, px)
    const h = heads.range(24, 66)
    stems += `M${px.toFixed(1)} ${py.toFixed(1)}q2 ${(-h / 2).toFixed(1)} 0 ${(-h).toFixed(1)}`
    tops.push(`M${px - 6} ${py - h}a7 6 0 0 1 14 0q-7 5 -14 0Z`)
  }
  return [
    fill(`M${line.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}V1040H-40Z`, dark),
    fill(grass(poster.random('grass'), line, { spacing: 5, height: [14, 44] }), dark),
    stroke(stems, dark, 2),
    fill(tops.join(''), c.flower[1]),
  ].join('')
}
