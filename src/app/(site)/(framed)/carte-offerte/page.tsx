import type { Metadata } from 'next'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'
import { GiftPurchaseScreen } from '@/storefront/screens/gift-purchase-screen'
import '@/storefront/styles/gift-cards.css'

// Whoever holds the address may give the card back: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'La carte que tu offres',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const GiftPurchaseRoute = () => (
  <>
    <CurrentSection href={SITE_PATHS.giftCards} />
    <GiftPurchaseScreen />
  </>
)

export default GiftPurchaseRoute
