import type { Metadata } from 'next'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'
import { GiftCardScreen } from '@/storefront/screens/gift-card-screen'
import '@/storefront/styles/gift-cards.css'

// Whoever holds the address holds the card: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ta carte cadeau',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const GiftCardRoute = () => (
  <>
    <CurrentSection href={SITE_PATHS.giftCards} />
    <GiftCardScreen />
  </>
)

export default GiftCardRoute
