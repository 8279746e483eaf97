'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { readConsent, readConsentOnServer, subscribeToConsent } from '@/storefront/lib/session-consent'
import { startPixel } from '../rules/start-pixel'
import { startTagManager } from '../rules/start-tag-manager'

type TrackersProps = { tagManagerId?: string; pixelId?: string }

/** Loads what measures, when the site has it and the visitor agreed. It stands before whatever has something to tell. */
export const Trackers = ({ tagManagerId, pixelId }: TrackersProps) => {
  const { audience, advertising } = useSyncExternalStore(subscribeToConsent, readConsent, readConsentOnServer)
  useEffect(() => {
    if (!audience || !tagManagerId) return
    startTagManager(tagManagerId)
    return watchOnceLoaded()
  }, [audience, tagManagerId])
  useEffect(() => {
    if (advertising && pixelId) startPixel(pixelId)
  }, [advertising, pixelId])
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
