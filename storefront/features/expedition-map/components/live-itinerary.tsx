'use client'

import type { ComponentProps, ReactNode } from 'react'
import { AliveWhenNear } from '@/storefront/ui/alive-when-near'
import type { Itinerary } from './itinerary'

const loadItinerary = () => import('./itinerary').then((module) => module.Itinerary)

/** The drawn itinerary, then the one to read and to travel, once it comes near. */
export const LiveItinerary = ({ children, ...props }: ComponentProps<typeof Itinerary> & { children: ReactNode }) => (
  <AliveWhenNear load={loadItinerary} props={props}>
    {children}
  </AliveWhenNear>
)
