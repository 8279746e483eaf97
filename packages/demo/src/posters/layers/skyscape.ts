import type { Range } from '../core/geometry'
import { group } from '../core/shapes'
import type { Mood } from '../palettes'
import type { Poster } from '../poster'
import { cirrus, cumulusBank, stratus } from './clouds'
import { disc, rays, sky, stars, starTrails } from './sky'

export type Sun = { x: number; y: number; radius: number }

/**
 * A complete sky: gradient, stars, sun or moon, and one treatment that suits the palette
 * (rings, rays, cirrus, stratus, cumulus, milkyWay, trails or plain).
 */
export function skyscape(
  poster: Poster,
  { horizon, sun, mood = chooseMood(poster), clouds }: { horizon: number; sun: Sun; mood?: Mood; clouds?: Range },
) {
  const { x, y, radius } = sun
  const dark = poster.colors.stars > 0.5
  const hasTrails = dark && mood === 'trails'
  const hasMilkyWay = dark && mood === 'milkyWay'
  const [high, low] = clouds ?? [horizon * 0.14, horizon * 0.72]
  const heavens = hasTrails ? starTrails(poster, { x, y }) : stars(poster, { bottom: horizon, milkyWay: hasMilkyWay })
  const crescent = poster.random('moon').chance(0.45)
  const treatments: Partial<Record<Mood, () => string>> = {
    stratus: () => stratus(poster, { top: high + 60, bottom: low, count: 5, opacity: 0.7 }),
    cirrus: () => cirrus(poster, { top: high, bottom: low * 0.75 }),
    cumulus: () => cumulusBank(poster, { top: high + 60, bottom: low, count: 4 }),
  }
  return group([
    sky(poster, { horizon }),
    heavens,
    mood === 'rays' ? rays(poster, { x, y }) : '',
    hasTrails || hasMilkyWay ? '' : disc(poster, { x, y, radius, rings: mood === 'rings' ? 4 : 0, crescent }),
    treatments[mood]?.() ?? '',
  ])
}

export const chooseMood = (poster: Poster) => poster.random('mood').pick(poster.colors.moods)
