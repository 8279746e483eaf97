'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readConsent, readConsentOnServer, subscribeToConsent } from '@/storefront/lib/tracking/consent'
import { isTracked } from '@/domain/audience/tracked-routes'
import type * as Started from '../rules/start-trackers'

type TrackersProps = { tagManagerId?: string; pixelId?: string }

/** Loads what measures, on pages that may be, when the site has it and the visitor agreed. It stands before whatever has something to tell. */
export const Trackers = ({ tagManagerId, pixelId }: TrackersProps) => {
  const { audience, advertising } = useSyncExternalStore(subscribeToConsent, readConsent, readConsentOnServer)
  const isOpen = isTracked(usePathname())
  // The button « back » leads to a private page of this document: what measures would then find its address.
  const wasPrivate = useRef(false)
  useEffect(() => {
    // What does not exist is unknown to the server, whose policy then names no other site.
    if (!isOpen || document.querySelector('[data-unmeasured]')) wasPrivate.current = true
  }, [isOpen])
  useEffect(() => {
    if (!isOpen || wasPrivate.current || !audience || !tagManagerId) return
    return onceLoaded(({ measureAudience }) => measureAudience(tagManagerId))
  }, [isOpen, audience, tagManagerId])
  useEffect(() => {
    if (!isOpen || wasPrivate.current || !advertising || !pixelId) return
    return onceLoaded(({ measureAdvertising }) => measureAdvertising(pixelId))
  }, [isOpen, advertising, pixelId])
  // After both have started: what waited is told once, to all that hear.
  useEffect(() => {
    if (audience || advertising) return onceLoaded(({ tellWhatWaited }) => tellWhatWaited())
  }, [isOpen, audience, advertising])
  return null
}

/** Who did not agree never loads what measures. Answers how to stop what was started, or keep it from starting. */
const onceLoaded = (start: (trackers: typeof Started) => (() => void) | undefined) => {
  let stop: (() => void) | undefined
  let isOver = false
  const load = async () => {
    const trackers = await import('../rules/start-trackers')
    if (!isOver) stop = start(trackers)
  }
  load().catch((error: unknown) => console.error(error))
  return () => {
    isOver = true
    stop?.()
  }
}
