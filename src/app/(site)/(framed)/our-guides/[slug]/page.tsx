import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb, buildStructuredPerson } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadGuide } from '@/server/compose/pages/load-guides'
import { loadSite } from '@/server/compose/pages/load-site'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { GuideScreen } from '@/storefront/screens/guide-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/guides.css'

type GuidePageProps = { params: Promise<{ slug: string }> }

// Each page is made at its first visit, then kept until its guide, trips or reviews change.
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: GuidePageProps): Promise<Metadata> => {
  const guide = await loadGuide((await params).slug)
  if (!guide) return { title: 'Hors sentier' }
  return pageMetadata({
    path: SITE_PATHS.guide(guide.slug),
    title: [guide.full_name, guide.job_title].filter(Boolean).join(', '),
    description: guide.biography || `Les aventures et les prochains départs de ${guide.full_name}.`,
  })
}

const GuidePage = async ({ params }: GuidePageProps) => {
  const [guide, { brand }] = await Promise.all([loadGuide((await params).slug), loadSite()])
  if (!guide) notFound()
  const { SITE_URL: siteUrl } = env()
  const steps = [
    { name: 'Accueil', href: '/' },
    { name: 'Nos guides-explorateurs', href: SITE_PATHS.guides },
    { name: guide.full_name, href: SITE_PATHS.guide(guide.slug) },
  ]
  return (
    <>
      <StructuredData
        data={buildStructuredBreadcrumb(steps.map(({ name, href }) => ({ name, url: siteUrl + href })))}
      />
      <StructuredData data={buildStructuredPerson({ guide, siteUrl, brand })} />
      <GuideScreen guide={guide} steps={steps.slice(0, 2)} />
    </>
  )
}

export default GuidePage
