import type { Metadata } from 'next'
import { loadSite } from '@/server/compose/pages/load-site'
import { PaymentLinkScreen } from '@/storefront/screens/payment-link-screen'
import '@/storefront/styles/choices.css'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/payment.css'
import '@/storefront/styles/shares.css'

// Whoever holds the address holds the key: it goes to no index and to no other site.
export const metadata: Metadata = {
  title: 'Payer',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

const PaymentLinkPage = async () => <PaymentLinkScreen settings={await loadSite()} />

export default PaymentLinkPage
