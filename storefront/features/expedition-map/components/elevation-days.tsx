import type { ElevationProfile } from '@/domain/routes/elevation-profile'
import { nameDays } from '../rules/describe-profile'

/** The days of the trip, each under its part of the profile. */
export const ElevationDays = ({ profile: { days, totalKm } }: { profile: ElevationProfile }) => {
  if (days.length < 2) return null
  return (
    <p className="elev__days" aria-hidden="true">
      {days.map((day) => (
        <span
          key={day.last}
          data-room={roomOf((day.toKm - day.fromKm) / totalKm)}
          style={{ left: `${(((day.fromKm + day.toKm) / 2 / totalKm) * 100).toFixed(2)}%` }}
        >
          <span>{nameDays(day)}</span>
          <span>J{day.first === day.last ? day.last : `${day.first}–${day.last}`}</span>
        </span>
      ))}
    </p>
  )
}

/** Whether the name of a day fits in its share of the width. */
const roomOf = (share: number) => {
  if (share < 0.035) return 'none'
  return share < 0.09 ? 'short' : 'full'
}
