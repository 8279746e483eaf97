import { SITE_PATHS } from '@/domain/site/site-paths'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadLegalIdentity } from '@/server/compose/pages/load-legal'
import { loadSite } from '@/server/compose/pages/load-site'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { CollaborationsScreen } from '@/storefront/screens/collaborations-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/collaborations.css'

const TITLE = 'Collaborations et contact'

export const metadata = pageMetadata({
  path: SITE_PATHS.collaborations,
  title: TITLE,
  description:
    'Partenaires, entreprises, presse, guides\u00a0: ce que l’on propose, et le formulaire pour nous écrire.',
})

const CollaborationsPage = async () => {
  const { SITE_URL: site } = env()
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: TITLE, url: site + SITE_PATHS.collaborations },
  ]
  const [settings, identity] = await Promise.all([loadSite(), loadLegalIdentity()])
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <CollaborationsScreen settings={settings} identity={identity} />
    </>
  )
}

export default CollaborationsPage
