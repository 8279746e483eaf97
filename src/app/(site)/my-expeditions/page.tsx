import type { Metadata } from 'next'
import { ReservationsScreen } from '@/storefront/screens/reservations-screen'

export const metadata: Metadata = { title: 'Mes réservations', robots: { index: false } }

const ReservationsPage = () => <ReservationsScreen />

export default ReservationsPage
