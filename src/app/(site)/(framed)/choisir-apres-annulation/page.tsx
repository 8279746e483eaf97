import type { Metadata } from 'next'
import { CancellationChoiceScreen } from '@/storefront/screens/cancellation-choice-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/booking-changes.css'
import '@/storefront/styles/choices.css'

// Whoever holds the address holds the key: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ton choix après une annulation',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const LinkedChoice = () => <CancellationChoiceScreen />

export default LinkedChoice
