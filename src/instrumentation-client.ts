import { noteDeparture } from '@/storefront/lib/awaited-page'

// What counts the visit waits for all that the visitor came for, which may be there before this script is.
const countSoon = () => setTimeout(() => void import('@/storefront/lib/tracking/count-visit'), 1000)
if (document.readyState === 'complete') countSoon()
else addEventListener('load', countSoon)

/** Called by Next as a navigation begins, before anything is fetched. */
export const onRouterTransitionStart = (address: string): void => noteDeparture(address)
