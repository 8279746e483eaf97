import { useId } from 'react'
import { elevationAt, type ElevationProfile } from '@/domain/routes/elevation-profile'
import { formatMetres, gridElevations } from '../rules/describe-profile'
import { frameProfile, PROFILE_SIZE } from '../rules/frame-profile'

const { width: WIDTH, height: HEIGHT } = PROFILE_SIZE

/** The line of a profile with its altitudes and its highest point. */
export const ElevationDrawing = ({ profile }: { profile: ElevationProfile }) => {
  const gradient = useId()
  const { x, y, left, top, ...bounds } = frameProfile(profile)
  const draw = (isBroken: boolean) =>
    profile.points
      .map(({ km, elevation, starts }, index) => {
        const isStart = index === 0 || (isBroken && starts)
        return `${isStart ? 'M' : 'L'}${x(km).toFixed(1)} ${y(elevation).toFixed(1)}`
      })
      .join('')
  const { highest } = profile

  return (
    <>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#ff7a4f" stopOpacity=".85" />
            <stop offset=".45" stopColor="#94bba9" stopOpacity=".75" />
            <stop offset="1" stopColor="#2b6654" stopOpacity=".8" />
          </linearGradient>
        </defs>
        {gridElevations(bounds).map((elevation) => (
          <path key={elevation} d={`M0 ${y(elevation)}H${WIDTH}`} className="elev__grid" />
        ))}
        <path d={`${draw(false)}V${HEIGHT}H0Z`} fill={`url(#${gradient})`} />
        {profile.days.slice(0, -1).map(({ last, toKm }) => (
          <path
            key={last}
            d={`M${x(toKm)} ${y(elevationAt({ profile, km: toKm }))}V${HEIGHT}`}
            className="elev__tick"
          />
        ))}
        <path d={draw(true)} className="elev__line" />
      </svg>
      {gridElevations(bounds).map((elevation) => (
        <span key={elevation} className="elev__mark" style={{ top: top(elevation) }} aria-hidden="true">
          {formatMetres(elevation)}
        </span>
      ))}
      <span
        className="elev__peak"
        style={{ left: left(highest.km), top: top(highest.elevation) }}
        data-edge={edgeOf(profile)}
        aria-hidden="true"
      >
        <b>{formatMetres(highest.elevation)}</b>
      </span>
    </>
  )
}

const edgeOf = ({ highest, totalKm }: ElevationProfile) => {
  if (highest.km < totalKm * 0.06) return 'start'
  return highest.km > totalKm * 0.94 ? 'end' : undefined
}
