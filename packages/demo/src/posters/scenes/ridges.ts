import { accent } from '../accents'
import { mix } from '../core/color'
import { heightAt } from '../core/geometry'
import { fill } from '../core/shapes'
import { mist } from '../layers/clouds'
import { grass } from '../layers/ground'
import { landform, recedingRidges, rollingLine } from '../layers/hills'
import { chooseMood, skyscape } from '../layers/skyscape'
import { tallConifer, treeline } from '../layers/trees'
import type { Scene } from './scene'

export const ridges: Scene = {
  draw(poster) {
    const { colors: c } = poster
    const rng = poster.random('layout')
    const x = (f: number) => poster.x(f)
    const sun = { x: x(rng.range(0.52, 0.68)), y: rng.range(270, 330), radius: rng.range(78, 112) }
    const mood = chooseMood(poster) === 'cumulus' ? 'cirrus' : chooseMood(poster)
    const valley = rng.range(0.5, 0.7)
    const { ridges: list } = recedingRidges(poster, {
      id: 'ridge',
      count: 7,
      from: 400,
      to: 800,
      amplitude: [50, 80],
      wavelength: [190, 420],
      octaves: 5,
      fade: 0.85,
      shape: (f: number, t: number, i: number) =>
        Math.sin(i * 2.1 + f * 4) * 22 - 70 * Math.abs(f - valley) * (0.4 + t),
    })
    const crest = rollingLine(poster, {
      id: 'crest',
      y: 850,
      amplitude: 14,
      wavelength: 210,
      octaves: 4,
      step: 10,
      shape: (f: number) => -230 * Math.max(0, 0.42 - f) ** 1.3 + 190 * Math.max(0, f - 0.3),
    })
    const dark = mix(c.ink, c.ridge[2], 0.2)
    const at = x(rng.range(0.25, 0.31))
    return [
      skyscape(poster, { horizon: 640, sun, mood }),
      ...list.flatMap(({ svg, line, t, color }, i) => [
        svg,
        i > 3
          ? fill(
              treeline(poster.random(`trees/${i}`), line, {
                spacing: 6 + i * 2,
                height: [6 + i * 2, 12 + i * 4],
                density: (px: number) => 0.35 + 0.6 * Math.abs(Math.sin(px * 0.004 + i)),
              }),
              color,
            )
          : '',
        t < 0.9
          ? mist(poster, {
              id: `mist/${i}`,
              top: 440 + i * 58,
              bottom: 490 + i * 58,
              count: 3,
              opacity: 0.28,
              width: [380, 900],
              thickness: [5, 13],
            })
          : '',
      ]),
      accent(poster, { id: 'birds', place: 'air', x: x(0.44), y: 380, size: 70, choices: ['birds'], chance: 0.5 }),
      tallConifer(poster, poster.random('tree/a'), {
        x: x(0.045),
        y: heightAt(crest, x(0.045)) + 20,
        height: 420,
        color: dark,
        snow: c.snowy && c.snow[1],
      }),
      tallConifer(poster, poster.random('tree/b'), {
        x: x(0.115),
        y: heightAt(crest, x(0.115)) + 20,
        height: 270,
        color: dark,
        snow: c.snowy && c.snow[1],
      }),
      fill(treeline(poster.random('front'), crest, { from: x(0.48), spacing: 26, height: [40, 120] }), dark),
      accent(poster, {
        place: ['land', 'camp'],
        x: at,
        y: heightAt(crest, at) + 5,
        size: 92,
        choices: ['lookout', 'hiker', 'hikers', 'chamois', 'stag'],
      }),
      landform(poster, crest, { color: dark, shadeTo: c.ink, depth: 200, soft: false }),
      fill(grass(poster.random('grass'), crest, { spacing: 7, height: [8, 22] }), dark),
    ]
  },
}
