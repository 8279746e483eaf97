import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { env } from '@/env'
import { loadExpedition } from '@/server/compose/pages/load-expedition'
import { loadSite } from '@/server/compose/pages/load-site'
import { loadTrainOperators } from '@/server/compose/pages/load-train-operators'
import { buildExpeditionMetadata } from '@/server/compose/seo/build-expedition-metadata'
import { ExpeditionScreen } from '@/storefront/screens/expedition/expedition-screen'

type ExpeditionPageProps = { params: Promise<{ slug: string }> }

// Each page is made at its first visit, then kept until its expedition changes.
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: ExpeditionPageProps): Promise<Metadata> => {
  const data = await loadExpedition((await params).slug)
  return data ? buildExpeditionMetadata(data.expedition) : { title: 'Hors sentier' }
}

const ExpeditionPage = async ({ params }: ExpeditionPageProps) => {
  const [data, contact, operators] = await Promise.all([
    loadExpedition((await params).slug),
    loadSite(),
    loadTrainOperators(),
  ])
  if (!data) notFound()
  return <ExpeditionScreen {...data} contact={contact} operators={operators} mapStyleUrl={env().MAP_STYLE_URL} />
}

export default ExpeditionPage
