'use client'

import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { elevationAt, type ElevationProfile } from '@/domain/elevation-profile'
import { describePlace, describeProfile, formatMetres, gridElevations, nameDays } from '../rules/describe-profile'

type ElevationChartProps = {
  profile: ElevationProfile
  /** The kilometre read out, null when none is. */
  km: number | null
  onRead: (km: number | null) => void
}

const WIDTH = 1000
const HEIGHT = 200

/** The elevation profile: one reads it with a pointer, or with the arrow keys, kilometre by kilometre. */
export const ElevationChart = ({ profile, km, onRead }: ElevationChartProps) => {
  const gradient = useId()
  const summary = useId()
  const { floor, ceiling } = frameOf(profile)
  const x = (at: number) => (at / profile.totalKm) * WIDTH
  const y = (elevation: number) => HEIGHT - ((elevation - floor) / (ceiling - floor)) * HEIGHT
  const percent = (value: number, of: number) => `${((value / of) * 100).toFixed(2)}%`
  const line = profile.points.map(
    (point, index) => `${index ? 'L' : 'M'}${x(point.km).toFixed(1)} ${y(point.elevation).toFixed(1)}`,
  )
  const peak = { left: percent(x(profile.highest.km), WIDTH), top: percent(y(profile.highest.elevation), HEIGHT) }

  const readPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onRead(clamp(((event.clientX - left) / width) * profile.totalKm, profile.totalKm))
  }
  const readKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = kmAfterKey({ key: event.key, km: km ?? 0, totalKm: profile.totalKm })
    if (next === null) return
    event.preventDefault()
    onRead(clamp(next, profile.totalKm))
  }

  return (
    <div className="elev">
      <p id={summary} className="sr-only">
        {describeProfile(profile)}
      </p>
      <div
        className="elev__plot"
        role="slider"
        tabIndex={0}
        aria-label="Lire le profil d’altitude, kilomètre par kilomètre"
        aria-describedby={summary}
        aria-valuemin={0}
        aria-valuemax={Math.round(profile.totalKm)}
        aria-valuenow={Math.round(km ?? 0)}
        aria-valuetext={describePlace({ profile, km: km ?? 0 })}
        onPointerMove={readPointer}
        onPointerDown={readPointer}
        onPointerLeave={() => onRead(null)}
        onBlur={() => onRead(null)}
        onKeyDown={readKey}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <defs>
            <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="#ff7a4f" stopOpacity=".85" />
              <stop offset=".45" stopColor="#94bba9" stopOpacity=".75" />
              <stop offset="1" stopColor="#2b6654" stopOpacity=".8" />
            </linearGradient>
          </defs>
          {gridElevations({ floor, ceiling }).map((elevation) => (
            <path key={elevation} d={`M0 ${y(elevation)}H${WIDTH}`} className="elev__grid" />
          ))}
          <path d={`${line.join('')}V${HEIGHT}H0Z`} fill={`url(#${gradient})`} />
          {profile.days.slice(0, -1).map(({ last, toKm }) => (
            <path
              key={last}
              d={`M${x(toKm)} ${y(elevationAt({ profile, km: toKm }))}V${HEIGHT}`}
              className="elev__tick"
            />
          ))}
          <path d={line.join('')} className="elev__line" />
        </svg>
        {gridElevations({ floor, ceiling }).map((elevation) => (
          <span
            key={elevation}
            className="elev__mark"
            style={{ top: percent(y(elevation), HEIGHT) }}
            aria-hidden="true"
          >
            {formatMetres(elevation)}
          </span>
        ))}
        <span className="elev__peak" style={peak} data-edge={edgeOf(profile)} aria-hidden="true">
          <b>{formatMetres(profile.highest.elevation)}</b>
        </span>
        {km !== null && (
          <span
            className="elev__cursor"
            style={{ left: percent(x(km), WIDTH) }}
            data-late={km > profile.totalKm * 0.6 || undefined}
          >
            <i style={{ top: percent(y(elevationAt({ profile, km })), HEIGHT) }} />
            <output>{describePlace({ profile, km })}</output>
          </span>
        )}
      </div>
      {profile.days.length > 1 && (
        <p className="elev__days" aria-hidden="true">
          {profile.days.map((days) => (
            <span
              key={days.last}
              data-room={roomOf((days.toKm - days.fromKm) / profile.totalKm)}
              style={{ left: percent((days.fromKm + days.toKm) / 2, profile.totalKm) }}
            >
              <span>{nameDays(days)}</span>
              <span>J{days.first === days.last ? days.last : `${days.first}–${days.last}`}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Whether the name of a day fits in its share of the width. */
const roomOf = (share: number) => {
  if (share < 0.035) return 'none'
  return share < 0.09 ? 'short' : 'full'
}

const clamp = (km: number, totalKm: number) => Math.min(totalKm, Math.max(0, km))

const kmAfterKey = ({ key, km, totalKm }: { key: string; km: number; totalKm: number }): number | null => {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 5,
    PageDown: -5,
  }
  const step = steps[key]
  if (step !== undefined) return Math.round(km) + step
  if (key === 'Home') return 0
  return key === 'End' ? totalKm : null
}

const edgeOf = ({ highest, totalKm }: ElevationProfile) => {
  if (highest.km < totalKm * 0.06) return 'start'
  return highest.km > totalKm * 0.94 ? 'end' : undefined
}

const frameOf = ({ lowest, highest }: ElevationProfile) => {
  const range = Math.max(100, highest.elevation - lowest.elevation)
  return { floor: lowest.elevation - range * 0.12, ceiling: highest.elevation + range * 0.06 }
}
