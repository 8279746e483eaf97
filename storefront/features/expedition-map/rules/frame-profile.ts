import type { ElevationProfile } from '@/domain/routes/elevation-profile'

/** The size of the drawing, in its own units: the page stretches it. */
export const PROFILE_SIZE = { width: 1000, height: 200 }

/** Where kilometres and metres of altitude fall in the drawing of a profile, in its units and in percents of its sides. */
export const frameProfile = ({ lowest, highest, totalKm }: ElevationProfile) => {
  const range = Math.max(100, highest.elevation - lowest.elevation)
  const floor = lowest.elevation - range * 0.12
  const ceiling = highest.elevation + range * 0.06
  const share = (elevation: number) => (ceiling - elevation) / (ceiling - floor)
  return {
    floor,
    ceiling,
    x: (km: number) => (km / totalKm) * PROFILE_SIZE.width,
    y: (elevation: number) => share(elevation) * PROFILE_SIZE.height,
    left: (km: number) => percent(km / totalKm),
    top: (elevation: number) => percent(share(elevation)),
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`
