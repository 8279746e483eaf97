import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { loadReservation } from '@/server/compose/pages/load-reservation'
import { loadTrainOperators } from '@/server/compose/pages/load-train-operators'
import { ReservationDashboardScreen } from '@/storefront/screens/reservation-dashboard-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/kept-card.css'

export const metadata: Metadata = { title: 'Ma réservation', robots: { index: false } }

type PageProps = { params: Promise<{ reservation: string }> }

const ReservationPage = async ({ params }: PageProps) => {
  const loaded = await loadReservation({ id: (await params).reservation, headers: await headers() })
  if (loaded.visitor) return <ReservationDashboardScreen reservation={null} operators={[]} />
  if (!loaded.reservation) notFound()
  return <ReservationDashboardScreen reservation={loaded.reservation} operators={await loadTrainOperators()} />
}

export default ReservationPage
