import { noteDeparture } from '@/storefront/lib/awaited-page'

/** Called by Next as a navigation begins, before anything is fetched. */
export const onRouterTransitionStart = (address: string): void => noteDeparture(address)
