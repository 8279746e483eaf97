'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import type { Measuring } from '@/domain/audience/consent-request'
import { isTracked } from '@/domain/audience/tracked-routes'
import { isConsentAsked, isConsentAskedOnServer, subscribeToConsent } from '@/storefront/lib/tracking/consent'
import { onDemand } from '@/storefront/ui/on-demand'

const ConsentBar = onDemand(() => import('./consent-bar').then((module) => module.ConsentBar))

/** Asks who has not chosen, on the pages where something would be measured: nobody is asked while they book. */
export const ConsentRequest = ({ measuring }: { measuring: Measuring }) => {
  const isAsked = useSyncExternalStore(subscribeToConsent, isConsentAsked, isConsentAskedOnServer)
  const isOpen = isTracked(usePathname())
  return isAsked && isOpen ? <ConsentBar measuring={measuring} /> : null
}
