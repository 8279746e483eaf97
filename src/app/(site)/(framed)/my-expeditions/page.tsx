import type { Metadata } from 'next'
import { loadSite } from '@/server/compose/pages/load-site'
import { ReservationsScreen } from '@/storefront/screens/reservations-screen'
import '@/storefront/styles/choices.css'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/guide-calendar.css'

export const metadata: Metadata = { title: 'Mes réservations', robots: { index: false } }

const ReservationsPage = async () => <ReservationsScreen googleReviewUrl={(await loadSite()).google_review_url} />

export default ReservationsPage
