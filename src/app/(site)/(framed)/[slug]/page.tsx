import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ContentPage as Page } from '@/contract/content'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadCarbonMethod } from '@/server/compose/pages/load-carbon-method'
import { loadFamilyTrips } from '@/server/compose/pages/load-family-trips'
import { loadPage } from '@/server/compose/pages/load-page'
import { buildPageMetadata } from '@/server/compose/seo/build-page-metadata'
import { CarbonMethodScreen } from '@/storefront/screens/content/carbon-method-screen'
import { ContentPageScreen } from '@/storefront/screens/content/content-page-screen'
import { FamilyScreen, listedTrips } from '@/storefront/screens/content/family-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/content.css'
import '@/storefront/styles/carbon-method.css'
import '@/storefront/styles/family.css'

// Its words are the agency's own; what is asked there is the site's.
const FAMILY_PAGE = 'en-famille'

type ContentPageProps = { params: Promise<{ slug: string }> }

// Each page is made at its first visit, then kept until it changes.
export const generateStaticParams = () => []

export const generateMetadata = async ({ params }: ContentPageProps): Promise<Metadata> => {
  const page = await loadPage((await params).slug)
  return page ? buildPageMetadata(page) : { title: 'Hors sentier' }
}

const ContentPage = async ({ params }: ContentPageProps) => {
  const page = await loadPage((await params).slug)
  if (!page) notFound()
  const { SITE_URL: site } = env()
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: page.title, url: site + SITE_PATHS.page(page.slug) },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <Screen page={page} />
    </>
  )
}

const Screen = async ({ page }: { page: Page }) => {
  if (page.slug === FAMILY_PAGE) return <FamilyScreen page={page} trips={await loadFamilyTrips(listedTrips(page))} />
  if (SITE_PATHS.page(page.slug) !== SITE_PATHS.carbonMethod) return <ContentPageScreen page={page} />
  return <CarbonMethodScreen page={page} method={await loadCarbonMethod()} />
}

export default ContentPage
