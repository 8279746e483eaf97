'use client'

import { useMemo, useState } from 'react'
import { positionAt, type ElevationProfile } from '@/domain/routes/elevation-profile'
import type { Route } from '../rules/read-route'
import type { RouteGround } from '../rules/route-ground'
import { ElevationChart } from './elevation-chart'
import { ItineraryFigures } from './itinerary-figures'
import { RouteMap } from './route-map'

type ItineraryProps = { route: Route; profile: ElevationProfile; label: string; figures: string[] } & RouteGround

/** Map and profile of one route: what is read on the profile shows on the map. */
export const Itinerary = ({ route, profile, label, figures, ...ground }: ItineraryProps) => {
  const [km, setKm] = useState<number | null>(null)
  const cursor = useMemo(
    () => (km === null ? null : positionAt({ profile, parts: route.parts, km })),
    [km, profile, route],
  )

  return (
    <div className="itin">
      <RouteMap route={route} label={label} cursor={cursor} {...ground} />
      <ElevationChart profile={profile} km={km} onRead={setKm} />
      <ItineraryFigures figures={figures} hasRelief={ground.relief !== undefined && !ground.styleUrl} />
    </div>
  )
}
