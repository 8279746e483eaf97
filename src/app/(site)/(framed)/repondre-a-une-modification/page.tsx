import type { Metadata } from 'next'
import { ContractChangeScreen } from '@/storefront/screens/contract-change-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/booking-changes.css'
import '@/storefront/styles/choices.css'

// Whoever holds the address holds the key: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Ta réponse à une modification',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const LinkedChange = () => <ContractChangeScreen />

export default LinkedChange
