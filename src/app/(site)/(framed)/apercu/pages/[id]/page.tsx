import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadPagePreview } from '@/server/compose/pages/load-page-preview'
import { ContentPageScreen } from '@/storefront/screens/content/content-page-screen'
import { PreviewBanner } from '@/storefront/ui/preview-banner'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/content.css'

type PreviewPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

const PreviewPage = async ({ params }: PreviewPageProps) => {
  const id = Number((await params).id)
  if (!Number.isSafeInteger(id) || id <= 0) notFound()
  const page = await loadPagePreview(id)
  if (!page) notFound()
  return <ContentPageScreen page={page} banner={<PreviewBanner name={page.title} />} />
}

export default PreviewPage
