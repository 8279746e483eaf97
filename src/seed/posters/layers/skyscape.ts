import type { Range } from '../core/geometry'
import { group } from '../core/shapes'
import type { Poster } from '../poster'
import { cirrus, cumulusBank, stratus } from './clouds'
import { disc, rays, sky, stars, starTrails } from './sky'

/** Sky treatment. */
export type Mood = 'cirrus' | 'cumulus' | 'milkyWay' | 'plain' | 'rays' | 'rings' | 'stratus' | 'trails'

export type Sun = { x: number; y: number; radius: number }

/**
 * A complete sky: gradient, stars, sun or moon, and one treatment that suits the palette
 * (rings, rays, cirrus, stratus, cumulus, milkyWay, trails or plain).
 */
export function skyscape(
  poster: Poster,
  { horizon, sun, mood = chooseMood(poster), clouds }: { horizon: number; sun: Sun; mood?: Mood; clouds?: Range },
) {
  const dark = poster.colors.stars > 0.5
  const { x, y, radius } = sun
  const band = clouds ?? [horizon * 0.14, horizon * 0.72]
  const parts = [sky(poster, { horizon })]
  if (mood === 'trails' && dark) parts.push(starTrails(poster, { x, y }))
  else parts.push(stars(poster, { bottom: horizon, milkyWay: mood === 'milkyWay' && dark }))
  if (mood === 'rays') parts.push(rays(poster, { x, y }))
  if (!(dark && (mood === 'trails' || mood === 'milkyWay'))) {
    parts.push(
      disc(poster, { x, y, radius, rings: mood === 'rings' ? 4 : 0, crescent: poster.random('moon').chance(0.45) }),
    )
  }
  if (mood === 'stratus') parts.push(stratus(poster, { top: band[0] + 60, bottom: band[1], count: 5, opacity: 0.7 }))
  if (mood === 'cirrus') parts.push(cirrus(poster, { top: band[0], bottom: band[1] * 0.75 }))
  if (mood === 'cumulus') parts.push(cumulusBank(poster, { top: band[0] + 60, bottom: band[1], count: 4 }))
  return group(parts)
}

export const chooseMood = (poster: Poster) => poster.random('mood').pick(poster.colors.moods)
