import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { loadChanges } from '@/server/compose/pages/load-changes'
import { loadSite } from '@/server/compose/pages/load-site'
import { ReservationChangesScreen } from '@/storefront/screens/reservation-changes-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/booking-changes.css'
import '@/storefront/styles/choices.css'

export const metadata: Metadata = { title: 'Changer ou annuler', robots: { index: false } }

type PageProps = { params: Promise<{ reservation: string }> }

const ReservationChangesPage = async ({ params }: PageProps) => {
  const loaded = await loadChanges({ id: (await params).reservation, headers: await headers() })
  if (!loaded.visitor && !loaded.reservation) notFound()
  const { phone, phone_e164 } = await loadSite()
  return <ReservationChangesScreen loaded={loaded.visitor ? null : loaded} phone={{ phone, phone_e164 }} />
}

export default ReservationChangesPage
