'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readConsent, readConsentOnServer, subscribeToConsent } from '@/storefront/lib/session-consent'
import { tellSignUp } from '@/storefront/lib/session-tracking'
import { isTracked } from '@/domain/tracked-routes'
import { leaveTrackersBehind } from '../rules/leave-trackers-behind'
import { startPixel } from '../rules/start-pixel'
import { startTagManager } from '../rules/start-tag-manager'

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
    leaveTrackersBehind()
    startTagManager(tagManagerId)
    return watchOnceLoaded()
  }, [isOpen, audience, tagManagerId])
  useEffect(() => {
    if (!isOpen || wasPrivate.current || !advertising || !pixelId) return
    leaveTrackersBehind()
    startPixel(pixelId)
  }, [isOpen, advertising, pixelId])
  // After both have started: a sign-up waits in its cookie for the first page that may tell it.
  useEffect(() => {
    if (audience || advertising) tellSignUp()
  }, [isOpen, audience, advertising])
  return null
}

/** Who did not agree never loads what watches the page. */
const watchOnceLoaded = () => {
  let stop: (() => void) | undefined
  let isOver = false
  const watch = async () => {
    const { watchPage } = await import('../rules/watch-page')
    if (!isOver) stop = watchPage()
  }
  watch().catch((error: unknown) => console.error(error))
  return () => {
    isOver = true
    stop?.()
  }
}
