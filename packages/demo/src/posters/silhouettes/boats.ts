import { points } from '../core/geometry'
import { fill, group, smooth, stroke } from '../core/shapes'
import { boardPaddler, canoeist, paddler } from './paddlers'
import type { Tones } from './tones'

/** Boats, heading right, waterline at y = 0, in the same units as people (a person is 100 tall). */

export function sailboat(tones: Tones) {
  return group([
    stroke('M6 -22V-388', tones.ink, 4),
    fill('M-4 -370Q-70 -190 -104 -48Q-52 -40 -4 -44Z', tones.light),
    fill('M-57 -236Q-78 -160 -104 -48Q-52 -40 -4 -44V-214Q-30 -222 -57 -236Z', tones.main),
    fill('M14 -350Q74 -190 124 -40Q66 -34 14 -42Z', tones.light),
    fill('M14 -350Q40 -200 52 -38Q30 -38 14 -42Z', tones.ink, { opacity: 0.14 }),
    fill('M-118 -30Q-20 -20 146 -34Q128 -4 96 4H-92Q-112 -6 -118 -30Z', tones.ink),
    fill('M-118 -30Q-20 -20 146 -34L143 -27Q-20 -13 -116 -23Z', tones.light),
    fill('M-66 -30Q-60 -42 -44 -42H-6V-27Z', tones.ink),
  ])
}

/** Old rigging: a lugger with tanned sails. */
export function lugger(tones: Tones) {
  return group([
    stroke('M-50 -20V-250M44 -20V-310', tones.ink, 4.5),
    fill('M-98 -238L-2 -262Q10 -150 8 -52Q-50 -40 -104 -48Q-88 -140 -98 -238Z', tones.main),
    fill('M-2 -300L96 -326Q112 -180 112 -54Q60 -42 6 -50Q14 -180 -2 -300Z', tones.main),
    fill('M60 -316L96 -326Q112 -180 112 -54Q96 -48 76 -47Q82 -180 60 -316Z', tones.ink, { opacity: 0.16 }),
    fill('M112 -60L176 -34L46 -300Z', tones.light),
    fill('M-130 -36Q20 -16 178 -42Q158 -6 124 4H-96Q-122 -6 -130 -36Z', tones.ink),
    stroke('M-126 -28Q20 -9 172 -33', tones.second, 4),
  ])
}

const HULL = points('-128,-15 -84,-12 0,-9 84,-12 128,-15 96,1 0,5 -96,1')

export function kayak(tones: Tones) {
  return group([
    group(paddler({ ...tones, main: tones.second, second: tones.main }), { transform: 'translate(-4 -4)' }),
    fill(smooth(HULL, { loop: true, tension: 0.5 }), tones.main),
    fill('M-112 -4Q0 4 112 -4L96 1Q0 6 -96 1Z', tones.ink, { opacity: 0.35 }),
  ])
}

/** Two kayaks, one ahead of the other. */
export function kayaks(tones: Tones) {
  return group([
    group(kayak({ ...tones, main: tones.second, second: tones.main }), { transform: 'translate(150 -34) scale(.82)' }),
    group(kayak(tones), { transform: 'translate(-90 0)' }),
  ])
}

export function canoe(tones: Tones) {
  return group([
    group(canoeist(tones, tones.second), { transform: 'translate(-66 -4)' }),
    group(canoeist(tones, tones.light), { transform: 'translate(48 -4)' }),
    fill('M-152 -36Q-138 -18 -100 -17Q0 -14 100 -17Q138 -18 152 -36Q150 -4 104 4H-104Q-150 -4 -152 -36Z', tones.main),
    fill('M-140 -8Q0 2 140 -8Q128 2 104 4H-104Q-128 2 -140 -8Z', tones.ink, { opacity: 0.35 }),
  ])
}

export function paddleboard(tones: Tones) {
  return group([
    group(boardPaddler(tones), { transform: 'translate(0 -5)' }),
    fill('M-98 -5Q-80 -9 0 -8Q80 -8 104 -12Q92 3 60 4H-70Q-92 3 -98 -5Z', tones.second),
  ])
}

/** A rowing boat moored empty. */
export function rowboat(tones: Tones) {
  return group([
    fill('M-96 -28Q0 -16 96 -32Q88 -2 60 4H-62Q-88 0 -96 -28Z', tones.ink),
    fill('M-96 -28Q0 -16 96 -32L94 -25Q0 -8 -94 -21Z', tones.main),
    stroke('M-40 -20L-12 -22M10 -20L40 -24', tones.light, 3.4),
    stroke('M-20 -26L70 6', tones.light, 2.6),
  ])
}
