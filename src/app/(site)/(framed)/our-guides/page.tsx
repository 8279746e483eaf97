import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadGuides } from '@/server/compose/pages/load-guides'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { GuidesScreen } from '@/storefront/screens/guides-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/guides.css'

const TITLE = 'Nos guides-explorateurs'

export const metadata = pageMetadata({
  path: SITE_PATHS.guides,
  title: TITLE,
  description: 'Qui te guide\u00a0: leur métier, leurs langues, leurs aventures et leurs prochains départs.',
})

const GuidesPage = async () => {
  const { SITE_URL: site } = env()
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: TITLE, url: site + SITE_PATHS.guides },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <GuidesScreen guides={await loadGuides()} />
    </>
  )
}

export default GuidesPage
