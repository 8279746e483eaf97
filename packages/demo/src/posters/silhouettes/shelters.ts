import { mix } from '../core/color'
import { points } from '../core/geometry'
import { fill, group, stroke } from '../core/shapes'
import { panes } from './panes'
import type { Tones } from './tones'

/** Buildings and camps, standing on y = 0, in the same units as people (a person is 100 tall). */

export function tent(tones: Tones) {
  const shade = mix(tones.main, tones.ink, 0.38)
  return group([
    fill('M-104 4L-50 -104L70 -92L120 4Z', shade),
    fill('M-104 4L-50 -104L18 4Z', tones.main),
    fill('M-50 -104L70 -92L120 4H18Z', shade),
    fill('M-58 4L-50 -88L-22 4Z', tones.window),
    fill('M-58 4L-50 -88L-46 -60L-50 4Z', tones.main),
    stroke('M-50 -104L-54 -112M-104 4L-128 8M120 4L146 8M70 -92L132 -34', tones.ink, 2),
  ])
}

/** Two tents and a fire. */
export function camp(tones: Tones) {
  return group([
    group(tent({ ...tones, main: tones.second }), { transform: 'translate(150 -14) scale(-.8 .8)' }),
    group(tent(tones), { transform: 'translate(-60 0)' }),
  ])
}

/** Stone and timber mountain hut. */
export function hut(tones: Tones) {
  const wall = mix(tones.ink, tones.light, 0.12)
  return group([
    fill('M70 -262h34v70h-34z', tones.ink),
    fill('M-170 0V-118H170V0Z', wall),
    fill('M-170 0V-118L-66 -250L38 -118V0Z', mix(wall, tones.light, 0.2)),
    fill('M-66 -262L118 -262L196 -108H44Z', tones.main),
    fill('M-66 -262L-190 -108L-172 -100L-66 -236L34 -100L52 -108Z', mix(tones.main, tones.ink, 0.35)),
    panes(points('-112,-92 -44,-92 72,-84 122,-84'), tones.window, 30, 34),
    panes([[-80, -166]], tones.window, 28, 32),
    fill('M-10 0v-58h30v58z', tones.ink),
  ])
}

/** Swiss-style wooden chalet with a wide roof. */
export function chalet(tones: Tones) {
  const timber = mix(tones.ink, tones.main, 0.3)
  return group([
    fill('M-150 0V-44H150V0Z', tones.light),
    fill('M-150 -42V-120L0 -206L150 -120V-42Z', timber),
    stroke('M-150 -84H150', tones.light, 4),
    stroke(
      'M-130 -84v28M-100 -84v28M-70 -84v28M-40 -84v28M-10 -84v28M20 -84v28M50 -84v28M80 -84v28M110 -84v28M138 -84v28',
      tones.light,
      2,
    ),
    fill('M-208 -92L0 -222L208 -92L200 -74L0 -196L-200 -74Z', tones.ink),
    fill('M66 -206v-44h28v62z', tones.ink),
    panes(points('-96,-132 -14,-140 68,-132'), tones.window, 28, 30),
    panes(
      [
        [-110, -34],
        [40, -34],
      ],
      tones.window,
      32,
      24,
    ),
    fill('M-22 0v-36h30v36z', tones.ink),
  ])
}

/** Red northern cabin with white trims. */
export function cabin(tones: Tones) {
  const dark = mix(tones.main, tones.ink, 0.35)
  return group([
    fill('M44 -196h26v50h-26z', tones.ink),
    fill('M-40 0V-96L20 -168H130V0Z', dark),
    fill('M-130 0V-92L-56 -166L20 -92V0Z', tones.main),
    fill('M20 -92V0H134V-92Z', dark),
    fill('M-56 -186L92 -186L158 -84H28Z', tones.ink),
    fill('M-56 -186L-152 -88L-140 -78L-56 -164L26 -80L36 -90Z', tones.light),
    panes(
      [
        [-98, -74],
        [-44, -74],
      ],
      tones.light,
      32,
      40,
    ),
    panes(
      [
        [-94, -70],
        [-40, -70],
      ],
      tones.window,
      24,
      32,
    ),
    panes(
      [
        [46, -66],
        [88, -66],
      ],
      tones.window,
      24,
      30,
    ),
  ])
}

/** A yurt with its stove pipe. */
export function yurt(tones: Tones) {
  return group([
    stroke('M36 -96V-148', tones.ink, 6),
    fill('M-112 0V-66Q0 -78 112 -66V0Z', tones.light),
    fill('M20 0V-73Q70 -72 112 -66V0Z', tones.ink, { opacity: 0.18 }),
    fill('M-124 -62L-16 -124H16L124 -62Q0 -76 -124 -62Z', tones.main),
    fill('M16 -124L124 -62Q80 -68 44 -70Z', tones.ink, { opacity: 0.25 }),
    stroke('M-112 -40Q0 -50 112 -40', tones.second, 5),
    fill('M-28 0v-56h38v56z', tones.ink),
    fill('M-22 0v-50h26v50z', tones.window),
  ])
}
