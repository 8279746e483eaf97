import { noteDeparture } from '@/storefront/lib/awaited-page'

// What counts the visit waits for all that the visitor came for.
addEventListener('load', () => setTimeout(() => void import('@/storefront/lib/tracking/count-visit'), 1000))

/** Called by Next as a navigation begins, before anything is fetched. */
export const onRouterTransitionStart = (address: string): void => noteDeparture(address)
