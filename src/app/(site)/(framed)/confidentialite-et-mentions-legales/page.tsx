import { legalPath } from '@/domain/legal/legal-documents'
import { buildStructuredBreadcrumb } from '@/domain/content/structured-data'
import { env } from '@/env'
import { loadLegal } from '@/server/compose/pages/load-legal'
import { pageMetadata } from '@/storefront/lib/page-metadata'
import { LegalScreen } from '@/storefront/screens/legal-screen'
import { StructuredData } from '@/storefront/ui/structured-data'
import '@/storefront/styles/contents.css'
import '@/storefront/styles/legal.css'

const TITLE = 'Confidentialité et mentions légales'

export const metadata = pageMetadata({
  path: legalPath(),
  title: TITLE,
  description:
    'Qui nous sommes, nos conditions de vente et d’utilisation, ce que nous faisons de tes données et de tes cookies\u00a0: chaque texte est daté et garde ses versions.',
})

const LegalPage = async () => {
  const { SITE_URL: site } = env()
  const steps = [
    { name: 'Accueil', url: `${site}/` },
    { name: TITLE, url: site + legalPath() },
  ]
  return (
    <>
      <StructuredData data={buildStructuredBreadcrumb(steps)} />
      <LegalScreen {...await loadLegal()} />
    </>
  )
}

export default LegalPage
