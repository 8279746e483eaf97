import { trackedPage } from '@/storefront/lib/session-tracking'
import { loadScript } from './load-script'

/** Loads the tag manager, once: from then on there is a data layer to tell. */
export const startTagManager = (id: string): void => {
  const page = trackedPage()
  if (page.dataLayer) return
  page.dataLayer = [{ 'gtm.start': Date.now(), event: 'gtm.js' }]
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`)
}
