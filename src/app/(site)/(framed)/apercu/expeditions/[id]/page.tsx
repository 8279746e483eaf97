import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '@/env'
import { loadExpeditionPreview } from '@/server/compose/pages/load-expedition-preview'
import { loadSite } from '@/server/compose/pages/load-site'
import { loadTrainOperators } from '@/server/compose/pages/load-train-operators'
import { PreviewBanner } from '@/storefront/ui/preview-banner'
import { ProductHeart } from '@/storefront/features/product/components/product-heart'
import { ExpeditionScreen } from '@/storefront/screens/expedition/expedition-screen'

type PreviewPageProps = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Aperçu', robots: { index: false, follow: false } }

const PreviewPage = async ({ params }: PreviewPageProps) => {
  const id = Number((await params).id)
  if (!Number.isSafeInteger(id) || id <= 0) notFound()

  const [data, contact, operators] = await Promise.all([loadExpeditionPreview(id), loadSite(), loadTrainOperators()])
  if (!data) notFound()
  return (
    <ExpeditionScreen
      {...data}
      contact={contact}
      operators={operators}
      mapStyleUrl={env().MAP_STYLE_URL}
      heart={<ProductHeart count={data.expedition.all_time_interests_count} />}
      banner={<PreviewBanner name={data.expedition.name} />}
    />
  )
}

export default PreviewPage
