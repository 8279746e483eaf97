import { REFUSED } from '@/domain/audience/consent'
import { readConsent } from '@/storefront/lib/tracking/consent'
import { tellConsentMode } from '@/storefront/lib/tracking/consent-mode'
import { tellSignUp, trackedPage, type Pixel } from '@/storefront/lib/tracking/events'
import { tellUntold } from '@/storefront/lib/tracking/untold-events'
import { leaveTrackersBehind } from './leave-trackers-behind'
import { watchPage } from './watch-page'

// One script for all of it, which who did not agree never loads.

/** Starts the measure of audience, and tells what happens on the page; answers how to stop telling. */
export const measureAudience = (tagManagerId: string): (() => void) => {
  leaveTrackersBehind()
  startTagManager(tagManagerId)
  return watchPage()
}

/** Starts the measure of advertising. */
export const measureAdvertising = (pixelId: string): undefined => {
  leaveTrackersBehind()
  startPixel(pixelId)
}

/** Tells what waited for a page that may tell it: a sign-up, and what happened where nothing measures. */
export const tellWhatWaited = (): undefined => {
  tellSignUp()
  tellUntold()
}

/** Loads the tag manager, once: from then on there is a data layer to tell. */
const startTagManager = (id: string): void => {
  const page = trackedPage()
  if (page.dataLayer) return
  page.dataLayer = []
  // What holds without a word comes before the tag manager, and the choice right after.
  tellConsentMode({ command: 'default', consent: REFUSED })
  tellConsentMode({ command: 'update', consent: readConsent() })
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
}

/** Loads the pixel, once, with the consent it was given; what is told meanwhile waits in its queue. */
const startPixel = (id: string): void => {
  const page = trackedPage()
  if (page.fbq) return
  const queue: unknown[][] = []
  const pixel: Pixel = Object.assign(
    (...told: unknown[]) => (pixel.callMethod ? pixel.callMethod(...told) : void queue.push(told)),
    { queue, loaded: true, version: '2.0' },
  )
  pixel.push = pixel
  page.fbq = pixel
  pixel('consent', 'grant')
  pixel('init', id)
  pixel('track', 'PageView')
  loadScript('https://connect.facebook.net/fr_FR/fbevents.js')
}

/** Adds a script of another site, which the page's policy has to name. */
const loadScript = (src: string): void => {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
}
