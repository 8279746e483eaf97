import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt, type Point } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { veil } from '../layers/clouds'
import { undulations } from '../layers/ground'
import { landform, recedingRidges, rollingLine } from '../layers/hills'
import { skyscape } from '../layers/skyscape'
import { tallConifer, treeline } from '../layers/trees'
import type { Poster } from '../poster'
import type { Scene } from './scene'

export const snowfield: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const [lit, shade] = c.snow
    const sun = { x: x(rng.range(0.3, 0.46)), y: rng.range(330, 390), radius: rng.range(70, 96) }
    const { svg: fells } = recedingRidges(poster, {
      id: 'fell',
      count: 3,
      from: 500,
      to: 570,
      amplitude: [40, 46],
      wavelength: [560, 480],
      octaves: 3,
      colors: [mix(c.ridge[0], lit, 0.25), mix(c.ridge[1], shade, 0.4)],
      fade: 0.7,
    })
    const plain = rollingLine(poster, { id: 'plain', y: 622, amplitude: 10, wavelength: 800, octaves: 2 })
    const drift = rollingLine(poster, {
      id: 'drift',
      y: 740,
      amplitude: 24,
      wavelength: 620,
      octaves: 2,
      shape: (f: number) => 70 * (f - 0.4),
    })
    const front = rollingLine(poster, {
      id: 'front',
      y: 890,
      amplitude: 22,
      wavelength: 520,
      octaves: 2,
      shape: (f: number) => -70 * f,
    })
    const teamX = x(rng.range(0.5, 0.58))
    const teamY = heightAt(drift, teamX) + 40
    const firs = (
      [
        [0.035, 520],
        [0.1, 390],
        [0.15, 240],
        [0.94, 300],
        [0.985, 430],
      ] as const
    ).map(([f, h], i) => {
      const fx = x(f + rng.range(-0.012, 0.012))
      const fy = heightAt(front, fx) + 20
      return [
        fill(`M${fx} ${fy}l${h * 0.9} ${h * 0.16}l${-h * 0.9} ${h * 0.03}Z`, shade, { opacity: 0.6 }),
        tallConifer(poster, poster.random(`fir/${i}`), {
          x: fx,
          y: fy,
          height: h * rng.range(0.9, 1.1),
          color: mix(c.forest[2], c.ink, 0.3),
          light: mix(c.forest[2], c.forest[1], 0.4),
          snow: mix(lit, shade, 0.12),
          spread: 0.3,
        }),
      ].join('')
    })
    return [
      skyscape(poster, { horizon: 600, sun }),
      fells,
      veil(poster, { top: 520, bottom: 660, opacity: 0.6 }),
      fill(
        treeline(poster.random('taiga/far'), plain, {
          spacing: 5,
          height: [10, 26],
          density: (px: number) => 0.45 + 0.55 * Math.sin(px * 0.008 + 1),
        }),
        mix(c.forest[0], c.forest[1], 0.2),
      ),
      landform(poster, plain, { color: mix(lit, c.haze, 0.35), shadeTo: lit, depth: 130 }),
      fill(
        treeline(
          poster.random('taiga/near'),
          plain.map(([px, py]): Point => [px, py + 26]),
          { spacing: 12, height: [26, 62], density: (px: number) => Math.max(0, Math.sin(px * 0.006 + 2.4)) },
        ),
        mix(c.forest[1], c.forest[2], 0.3),
      ),
      undulations(poster, {
        id: 'plain/waves',
        top: 650,
        bottom: 730,
        count: 16,
        color: shade,
        opacity: 0.5,
        width: [300, 900],
      }),
      landform(poster, drift, { color: lit, shadeTo: mix(lit, shade, 0.55), depth: 190 }),
      undulations(poster, {
        id: 'drift/waves',
        top: 760,
        bottom: 880,
        count: 12,
        color: shade,
        opacity: 0.4,
        width: [260, 760],
      }),
      track(poster, teamX - 100, teamY),
      fill(
        `M${teamX - 260} ${teamY + 2}L${teamX + 330} ${teamY + 2}L${teamX + 360} ${teamY + 15}L${teamX - 200} ${teamY + 12}Z`,
        shade,
        { opacity: 0.5 },
      ),
      accent(poster, {
        place: 'snow',
        x: teamX,
        y: teamY,
        size: 88,
        choices: ['dogsled', 'dogsled', 'skiers', 'rider'],
      }),
      landform(poster, front, { color: mix(lit, shade, 0.25), shadeTo: mix(shade, c.ridge[1], 0.4), depth: 150 }),
      undulations(poster, { id: 'front/waves', top: 910, bottom: 985, count: 7, color: lit, opacity: 0.35 }),
      ...firs,
    ]
  },
}

/** Two runner marks coming from the left edge. */
function track(poster: Poster, px: number, py: number) {
  const shade = mix(poster.colors.snow[1], poster.colors.ridge[1], 0.25)
  const line = (dy: number) =>
    `M${px} ${py + dy}C${px - 200} ${py + 6 + dy} ${px - 420} ${py + 60 + dy * 2} -40 ${py + 70 + dy * 3}`
  return group([stroke(line(-3), shade, 2.6), stroke(line(5), shade, 3.2)], { opacity: 0.7 })
}
