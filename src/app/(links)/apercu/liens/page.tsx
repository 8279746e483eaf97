import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadHome } from '@/server/compose/pages/load-home'
import { loadLinksPreview } from '@/server/compose/pages/load-links-preview'
import { HomeScreen } from '@/storefront/screens/home-screen'
import { PreviewBanner } from '@/storefront/ui/preview-banner'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

const LinksPreviewPage = async () => {
  const site = await loadLinksPreview()
  if (!site) notFound()
  return <HomeScreen {...await loadHome()} site={site} banner={<PreviewBanner name="les liens du site" />} />
}

export default LinksPreviewPage
