import { dayAt, elevationAt, type ElevationProfile } from '@/domain/routes/elevation-profile'
import { formatNumber } from '@/domain/text/price'

const NBSP = '\u00a0'

/** `2 341 m` */
export const formatMetres = (metres: number): string => `${formatNumber(Math.round(metres))}${NBSP}m`

/** `Jour 2`, or `Jours 2–4` */
export const nameDays = ({ first, last }: { first: number; last: number }): string =>
  first === last ? `Jour${NBSP}${last}` : `Jours${NBSP}${first}–${last}`

/** One sentence that says a profile to who can't see it. */
export const describeProfile = (profile: ElevationProfile): string => {
  const day = dayAt({ profile, km: profile.highest.km })
  const when = day && profile.days.length > 1 ? `, ${nameDays(day).toLowerCase()}` : ''
  return [
    `Profil d’altitude${NBSP}: départ à ${formatMetres(profile.start.elevation)}`,
    `point haut à ${formatMetres(profile.highest.elevation)}${when}`,
    `point bas à ${formatMetres(profile.lowest.elevation)}`,
    `arrivée à ${formatMetres(profile.end.elevation)}`,
  ].join(', ')
}

/** What the profile says at one place: « Jour 2, km 13, 1 480 m ». */
export const describePlace = ({ profile, km }: { profile: ElevationProfile; km: number }): string => {
  const day = dayAt({ profile, km })
  const place = [`km${NBSP}${formatNumber(Math.round(km))}`, formatMetres(elevationAt({ profile, km }))]
  return (day ? [nameDays(day), ...place] : place).join(', ')
}

/** Round elevations to draw lines at: about three of them between the lowest and the highest point. */
export const gridElevations = ({ floor, ceiling }: { floor: number; ceiling: number }): number[] => {
  const step = [50, 100, 200, 250, 500, 1000].find((candidate) => (ceiling - floor) / candidate <= 4) ?? 2000
  const first = Math.ceil((floor + 1) / step) * step
  const lines: number[] = []
  for (let elevation = first; elevation < ceiling - step * 0.15; elevation += step) lines.push(elevation)
  return lines
}
