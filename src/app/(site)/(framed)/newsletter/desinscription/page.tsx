import type { Metadata } from 'next'
import { AccountNewsletterScreen } from '@/storefront/screens/account-newsletter-screen'

export const metadata: Metadata = { title: 'Newsletter', robots: { index: false } }

const NewsletterPage = () => <AccountNewsletterScreen link="desinscription" />

export default NewsletterPage
