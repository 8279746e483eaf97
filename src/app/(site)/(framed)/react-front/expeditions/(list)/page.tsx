import { env } from '@/env'
import { loadCatalogue } from '@/server/compose/pages/load-catalogue'
import { CATALOGUE_METADATA } from '@/storefront/screens/catalogue-metadata'
import { CatalogueScreen } from '@/storefront/screens/catalogue-screen'

export const metadata = CATALOGUE_METADATA

const CataloguePage = async () => <CatalogueScreen {...await loadCatalogue()} mapStyleUrl={env().MAP_STYLE_URL} />

export default CataloguePage
