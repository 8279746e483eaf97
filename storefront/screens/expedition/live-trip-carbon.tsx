'use client'

import type { ComponentProps, ReactNode } from 'react'
import { AliveWhenNear } from '@/storefront/ui/alive-when-near'
import type { TripCarbonFromTown } from './trip-carbon-from-town'

const load = () => import('./trip-carbon-from-town').then((module) => module.TripCarbonFromTown)

type LiveTripCarbonProps = ComponentProps<typeof TripCarbonFromTown> & {
  /** What the server drew, from Paris. */
  children: ReactNode
}

/** Counts the trip from the visitor's own town as they come near; until then, and without scripts, from Paris. */
export const LiveTripCarbon = ({ children, ...props }: LiveTripCarbonProps) => (
  <AliveWhenNear load={load} props={props}>
    {children}
  </AliveWhenNear>
)
