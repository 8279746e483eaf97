import type { Metadata } from 'next'
import { AccountNewsletterScreen } from '@/storefront/screens/account-newsletter-screen'

export const metadata: Metadata = { title: 'Alertes sur mes favoris', robots: { index: false } }

const AlertsPage = () => <AccountNewsletterScreen link="alertes" />

export default AlertsPage
