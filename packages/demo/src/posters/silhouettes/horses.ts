import { mix } from '../core/color'
import { points } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { curve, move } from './outline'
import { rider } from './people'
import type { Tones } from './tones'

/** Animals, facing right, feet at (0, 0), in the same units as people (a person is 100 tall). */

const HORSE_BODY = points(`
  46,-58 49,-70 55,-84 63,-97 69,-105 72,-103 81,-94 86,-92 89,-95 88,-100 80,-113 72,-120 68,-122
  66,-130 62,-123 55,-117 44,-104 33,-92 24,-88 8,-83 -14,-84 -30,-87 -42,-83 -49,-72 -50,-58
  -44,-48 -32,-46 -18,-48 4,-45 24,-46 38,-50
`)
const HORSE_HIND = points(`
  -49,-66 -50,-52 -44,-42 -48,-34 -46,-20 -47,-8 -49,0 -38,0 -39,-8 -39,-22 -37,-34 -33,-42
  -26,-52 -24,-66
`)
const HORSE_FORE = points('26,-58 29,-44 31,-30 31,-18 31,-8 29,0 40,0 38,-8 38,-20 40,-30 43,-44 46,-58')
const HORSE_MANE = points('66,-125 60,-124 48,-112 36,-99 25,-90 31,-86 41,-90 52,-100 60,-110')
const HORSE_TAIL = points('-44,-83 -52,-80 -58,-62 -60,-40 -56,-26 -53,-38 -50,-58 -47,-72')

/** Far legs, then tail, body, near legs and mane. */
function horseShape(
  { coat, far, hair }: { coat: string; far: string; hair: string },
  body = HORSE_BODY,
  mane = HORSE_MANE,
) {
  return group([
    fill(curve(move(HORSE_HIND, 13, -3)), far),
    fill(curve(move(HORSE_FORE, -12, -3)), far),
    fill(curve(HORSE_TAIL), hair),
    fill(curve(body), coat),
    fill(curve(HORSE_HIND), coat),
    fill(curve(HORSE_FORE), coat),
    fill(curve(mane), hair),
  ])
}

const bay = (tones: Tones) => ({
  coat: mix(tones.ink, tones.main, 0.34),
  far: mix(tones.ink, tones.main, 0.12),
  hair: tones.ink,
})
const grey = (tones: Tones) => ({
  coat: tones.light,
  far: mix(tones.light, tones.ink, 0.32),
  hair: mix(tones.light, tones.ink, 0.45),
})

const GRAZING_BODY = points(`
  44,-60 50,-50 58,-34 66,-20 66,-10 70,-2 77,-1 81,-6 80,-16 76,-28 74,-36 72,-30 66,-52 56,-70
  42,-82 28,-87 8,-83 -14,-84 -30,-87 -42,-83 -49,-72 -50,-58 -44,-48 -32,-46 -18,-48 4,-45 24,-46
`)
const GRAZING_MANE = points('28,-88 44,-83 58,-69 70,-48 75,-36 68,-44 56,-62 42,-74')

export function horses(tones: Tones) {
  return group([
    group(horseShape(grey(tones), GRAZING_BODY, GRAZING_MANE), { transform: 'translate(118 6) scale(-1 1)' }),
    group(horseShape(bay(tones)), { transform: 'translate(-40 0)' }),
  ])
}

export function horseRider(tones: Tones) {
  return group([
    horseShape(bay(tones)),
    fill('M-20 -84Q0 -76 22 -86L20 -66Q0 -60 -18 -66Z', tones.second),
    rider(tones, [2, -88]),
    stroke('M22 -102Q50 -92 82 -99', tones.ink, 1.8),
  ])
}
