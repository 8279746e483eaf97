import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadFaq } from '@/server/compose/pages/load-faq'
import { loadSite } from '@/server/compose/pages/load-site'
import { CurrentSection } from '@/storefront/features/site-header/components/current-section'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { FaqScreen } from '@/storefront/screens/faq-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/faq.css'

const TITLE = 'Questions fréquentes'

export const metadata = pageMetadata({
  path: SITE_PATHS.faq,
  title: TITLE,
  description:
    'Réserver, payer, annuler, venir en train, choisir son niveau\u00a0: les réponses de l’équipe, et une recherche pour trouver la tienne.',
})

const FaqPage = async () => {
  const { SITE_URL: site } = env()
  const [entries, settings] = await Promise.all([loadFaq(), loadSite()])
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: TITLE, url: site + SITE_PATHS.faq },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <CurrentSection href={SITE_PATHS.faq} />
      <FaqScreen entries={entries} settings={settings} />
    </>
  )
}

export default FaqPage
