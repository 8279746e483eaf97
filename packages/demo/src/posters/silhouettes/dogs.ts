import { mix } from '../core/color'
import { points } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { curve } from './outline'
import { musher } from './people'
import type { Tones } from './tones'

const RUNNING_DOG = points(`
  30,-26 34,-34 39,-40 42,-41 49,-36 54,-34 55,-37 50,-42 47,-45 46,-52 42,-48 38,-48 31,-42
  22,-37 4,-35 -14,-36 -22,-36 -29,-43 -37,-45 -39,-40 -32,-37 -27,-30 -25,-22 -14,-21 4,-18
  18,-19
`)

/** A running husky. */
function sledDog(tones: Tones, coat: string) {
  const legs = 'M20 -22L30 -12L40 -8M24 -22L24 -10L31 -3M-20 -26L-30 -14L-38 -4M-17 -24L-18 -12L-27 -2'
  return group([
    stroke(legs, tones.ink, 5),
    fill(curve(RUNNING_DOG), coat),
    fill(curve(points('32,-24 37,-34 45,-38 53,-35 44,-34 40,-26 24,-18 8,-18 20,-21')), tones.light),
    stroke('M22 -38L26 -20', tones.main, 3.4),
  ])
}

export function dogSled(tones: Tones) {
  const far = mix(tones.ink, tones.light, 0.3)
  const dogs = [130, 262, 394].map((x) =>
    group([
      group(sledDog({ ...tones, ink: far }, far), { transform: `translate(${x + 30} -7) scale(1.3)` }),
      group(sledDog(tones, tones.ink), { transform: `translate(${x} 0) scale(1.4)` }),
    ]),
  )
  return group(
    [
      stroke('M-8 -26Q40 -30 90 -42L420 -44', tones.ink, 2),
      ...dogs,
      fill('M-62 -14Q-58 -40 -30 -40Q0 -42 14 -22L20 -12H-62Z', tones.second),
      stroke('M-96 0H18Q40 0 46 -18M-70 -2L-66 -16M-10 -2L-8 -14M-66 -12H22M-66 -14L-86 -54', tones.ink, 3.6),
      group(musher(tones), { transform: 'translate(-104 0)' }),
    ],
    { transform: 'translate(-120 0)' },
  )
}

/** A sitting husky, seen from the side. */
export function husky(tones: Tones) {
  const body = points(`
  12,0 14,-14 16,-28 20,-38 26,-45 36,-44 39,-47 36,-51 30,-55 28,-63 23,-57 18,-62 16,-55 10,-44
  -2,-32 -14,-20 -22,-8 -22,0
`)
  return group([
    fill(curve(points('-18,-2 -34,-4 -44,-14 -42,-24 -34,-18 -26,-12 -14,-8')), tones.ink),
    fill(curve(body), tones.ink),
    fill(curve(points('12,-2 14,-16 17,-30 22,-40 29,-43 36,-44 38,-47 30,-48 22,-44 12,-34 6,-20 8,-4')), tones.light),
    fill(curve(points('8,0 12,-16 17,-26 18,-12 20,0')), tones.light),
    stroke('M13 -42Q19 -36 24 -38', tones.main, 3.6),
  ])
}
