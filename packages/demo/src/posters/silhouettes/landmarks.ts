import { mix } from '../core/color'
import { points, type Point } from '../core/geometry'
import { circle, fill, group, rect, stroke } from '../core/shapes'
import { panes } from './panes'
import type { Tones } from './tones'

/** A village: bell tower and a cluster of roofs. */
export function village(tones: Tones) {
  const wall = mix(tones.light, tones.ink, 0.1)
  const dim = mix(tones.light, tones.ink, 0.34)
  const house = (x: number, w: number, h: number, roof: number) =>
    group([
      fill(`M${x} 0v${-h}h${w}V0z`, dim),
      fill(`M${x} 0v${-h}l${w * 0.24} ${-roof}l${w * 0.24} ${roof}V0z`, wall),
      fill(
        `M${x - 6} ${-h + 3}L${x + w * 0.24} ${-h - roof - 5}H${x + w * 0.84}L${x + w + 8} ${-h + 3}H${x + w * 0.5}L${x + w * 0.26} ${-h - roof + 8}Z`,
        tones.main,
      ),
      panes([[x + w * 0.62, -h * 0.62]], tones.window, 12, 15),
      panes([[x + w * 0.18, -h * 0.6]], tones.ink, 10, 14),
    ])
  return group([
    house(-250, 130, 70, 44),
    house(60, 140, 84, 50),
    fill('M-52 0V-250H4V0Z', wall),
    fill('M-14 0V-250H4V0Z', dim),
    fill('M-60 -246L-24 -398L12 -246Z', tones.main),
    fill('M-24 -398L12 -246H-12Z', tones.ink, { opacity: 0.25 }),
    stroke('M-24 -398V-424M-32 -414H-16', tones.ink, 3.4),
    fill('M-40 -200v-20q8 -12 16 0v20z', tones.ink),
    circle(-32, -160, 7, tones.ink),
    house(-160, 130, 92, 52),
    house(-30, 130, 64, 44),
    house(150, 120, 60, 40),
  ])
}

export function lighthouse(tones: Tones) {
  return group([
    fill('M20 0V-70H120V0Z', tones.light),
    fill('M10 -66L70 -106L130 -66Z', tones.main),
    panes([[58, -48]], tones.ink, 16, 20),
    fill('M-40 0L-26 -300H26L40 0Z', tones.light),
    fill('M-34.5 -120L-31 -196H31L34.5 -120Z', tones.main),
    fill('M-40 0L-37.5 -54H37.5L40 0Z', tones.main),
    fill('M6 0V-300H26L40 0Z', tones.ink, { opacity: 0.2 }),
    rect(-36, -310, 72, 12, tones.ink),
    rect(-20, -346, 40, 38, tones.window),
    stroke('M-20 -346V-308M0 -346V-308M20 -346V-308', tones.ink, 3),
    fill('M-26 -344Q0 -388 26 -344Z', tones.main),
    stroke('M0 -368V-388', tones.ink, 3),
  ])
}

/** Outdoor wooden hot tub with two bathers and steam. */
export function hotTub(tones: Tones) {
  const skin = mix(tones.light, tones.main, 0.3)
  const bather = (x: number, hair: string) =>
    group([
      fill(`M${x - 23} -52Q${x - 22} -72 ${x - 6} -73H${x + 6}Q${x + 22} -72 ${x + 23} -52Z`, skin),
      circle(x, -86, 10.5, skin),
      fill(`M${x - 11.5} -86a11.5 11.5 0 0 1 23 0q-11 -7 -23 0z`, hair),
      circle(x, -99, 5.5, hair),
    ])
  return group([
    stroke(
      'M-66 -104q-16 -22 0 -44q14 -20 0 -42M8 -112q-16 -24 2 -48q14 -20 0 -40M70 -104q-14 -20 0 -38',
      tones.light,
      6,
      { opacity: 0.6 },
    ),
    bather(-40, tones.ink),
    bather(36, mix(tones.ink, tones.main, 0.45)),
    fill('M-106 -58H106L96 0H-96Z', mix(tones.main, tones.ink, 0.35)),
    stroke('M-72 -56L-66 -2M-36 -56L-34 -2M0 -56V-2M36 -56L34 -2M72 -56L66 -2', tones.ink, 2, { opacity: 0.5 }),
    rect(-110, -63, 220, 11, tones.main, { rx: 5 }),
    stroke('M-100 -20H100', tones.ink, 4),
  ])
}

/** Mountain railway: engine and two coaches, rolling right. */
export function train(tones: Tones) {
  const shade = mix(tones.main, tones.ink, 0.3)
  const coach = (x: number, w: number, color: string) =>
    group([
      rect(x, -100, w, 78, color, { rx: 8 }),
      rect(x, -44, w, 22, shade),
      rect(x - 2, -104, w + 4, 8, tones.ink, { rx: 4 }),
      panes(
        Array.from({ length: Math.floor((w - 30) / 46) }, (_, i): Point => [x + 20 + i * 46, -86]),
        tones.window,
        32,
        28,
      ),
      ...[x + 34, x + 62, x + w - 62, x + w - 34].map((cx) => circle(cx, -12, 12, tones.ink)),
    ])
  return group([
    stroke('M-520 -30H200', tones.ink, 6),
    coach(-540, 250, tones.main),
    coach(-276, 250, tones.main),
    fill('M-12 -22V-100H190Q232 -98 246 -52V-22Z', tones.main),
    fill('M-12 -44H246.5V-22H-12Z', shade),
    rect(-16, -104, 210, 8, tones.ink, { rx: 4 }),
    panes(points('10,-86 56,-86 102,-86'), tones.window, 32, 28),
    fill('M168 -86h24q22 2 34 28h-58z', tones.window),
    stroke('M70 -104L100 -132L60 -132', tones.ink, 3),
    ...[28, 58, 176, 206].map((cx) => circle(cx, -12, 12, tones.ink)),
  ])
}

/** Standing stones. */
export function menhirs(tones: Tones) {
  return group([
    fill('M-110 4L-104 -96Q-92 -126 -74 -112L-58 4Z', tones.ink),
    fill('M-16 4L-12 -150Q4 -182 26 -160L42 4Z', tones.ink),
    fill('M92 4L98 -76Q112 -100 128 -82L140 4Z', tones.ink),
    fill('M-110 4L-104 -96Q-96 -118 -86 -116L-92 4Z', tones.light, { opacity: 0.35 }),
    fill('M-16 4L-12 -150Q-2 -172 8 -168L2 4Z', tones.light, { opacity: 0.35 }),
    fill('M92 4L98 -76Q104 -90 110 -88L106 4Z', tones.light, { opacity: 0.35 }),
  ])
}
