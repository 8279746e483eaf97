'use client'

import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { elevationAt, type ElevationProfile } from '@/domain/routes/elevation-profile'
import { describePlace, describeProfile } from '../rules/describe-profile'
import { frameProfile } from '../rules/frame-profile'
import { ElevationDays } from './elevation-days'
import { ElevationDrawing } from './elevation-drawing'

type ElevationChartProps = {
  profile: ElevationProfile
  /** The kilometre read out, null when none is. */
  km: number | null
  onRead: (km: number | null) => void
}

/** The elevation profile: one reads it with a pointer, or with the arrow keys, kilometre by kilometre. */
export const ElevationChart = ({ profile, km, onRead }: ElevationChartProps) => {
  const summary = useId()
  const { left, top } = frameProfile(profile)

  const readPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onRead(clamp(((event.clientX - box.left) / box.width) * profile.totalKm, profile.totalKm))
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
        <ElevationDrawing profile={profile} />
        {km !== null && (
          <span className="elev__cursor" style={{ left: left(km) }} data-late={km > profile.totalKm * 0.6 || undefined}>
            <i style={{ top: top(elevationAt({ profile, km })) }} />
            <output>{describePlace({ profile, km })}</output>
          </span>
        )}
      </div>
      <ElevationDays profile={profile} />
    </div>
  )
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
