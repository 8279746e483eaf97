import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { loadGuideDeparture } from '@/server/compose/pages/load-guide-departure'
import { loadSite } from '@/server/compose/pages/load-site'
import { GuideDashboardScreen } from '@/storefront/screens/guide-dashboard-screen'
import '@/storefront/styles/dashboard.css'
import '@/storefront/styles/dashboard-roster.css'

export const metadata: Metadata = { title: 'Départ à guider', robots: { index: false } }

type PageProps = { params: Promise<{ departure: string }> }

const GuideDeparturePage = async ({ params }: PageProps) => {
  const loaded = await loadGuideDeparture({ id: (await params).departure, headers: await headers() })
  if (!loaded.visitor && !loaded.departure) notFound()
  const { phone, phone_e164 } = await loadSite()
  return <GuideDashboardScreen departure={loaded.visitor ? null : loaded.departure} agency={{ phone, phone_e164 }} />
}

export default GuideDeparturePage
