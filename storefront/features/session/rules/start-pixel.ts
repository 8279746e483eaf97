import { trackedPage, type Pixel } from '@/storefront/lib/tracking/events'
import { loadScript } from './load-script'

/** Loads the pixel, once, with the consent it was given; what is told meanwhile waits in its queue. */
export const startPixel = (id: string): void => {
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
