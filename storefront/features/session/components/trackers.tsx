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
    if (audience && tagManagerId) startTagManager(tagManagerId)
  }, [audience, tagManagerId])
  useEffect(() => {
    if (advertising && pixelId) startPixel(pixelId)
  }, [advertising, pixelId])
  return null
}
