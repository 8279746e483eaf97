import type { Metadata } from 'next'
import { GiftCardScreen } from '@/storefront/screens/gift-card-screen'
import '@/storefront/styles/gift-cards.css'

// Whoever holds the address holds the card: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ta carte cadeau',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const GiftCardRoute = () => <GiftCardScreen />

export default GiftCardRoute
