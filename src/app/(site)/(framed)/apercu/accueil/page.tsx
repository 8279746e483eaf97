import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadHomePreview } from '@/server/compose/pages/load-home'
import { HomeScreen } from '@/storefront/screens/home-screen'
import { PreviewBanner } from '@/storefront/ui/preview-banner'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

const HomePreviewPage = async () => {
  const home = await loadHomePreview()
  if (!home) notFound()
  return <HomeScreen {...home} banner={<PreviewBanner name="la page d’accueil" />} />
}

export default HomePreviewPage
