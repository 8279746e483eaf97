import type { Metadata } from 'next'
import { loadCatalogue } from '@/server/pages/load-catalogue'
import { CATALOGUE_DESCRIPTION, CATALOGUE_TITLE } from '@/storefront/screens/catalogue-metadata'
import { CatalogueScreen } from '@/storefront/screens/catalogue-screen'

export const metadata: Metadata = {
  title: CATALOGUE_TITLE,
  description: CATALOGUE_DESCRIPTION,
  alternates: { canonical: '/expeditions' },
}

const CataloguePage = async () => <CatalogueScreen {...await loadCatalogue()} />

export default CataloguePage
