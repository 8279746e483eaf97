import { REFUSED } from '@/domain/consent'
import { tellConsentMode } from '@/storefront/lib/tracking/consent-mode'
import { readConsent } from '@/storefront/lib/tracking/consent'
import { trackedPage } from '@/storefront/lib/tracking/events'
import { loadScript } from './load-script'

/** Loads the tag manager, once: from then on there is a data layer to tell. */
export const startTagManager = (id: string): void => {
  const page = trackedPage()
  if (page.dataLayer) return
  page.dataLayer = []
  // What holds without a word comes before the tag manager, and the choice right after.
  tellConsentMode({ command: 'default', consent: REFUSED })
  tellConsentMode({ command: 'update', consent: readConsent() })
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
}
