import { redirect } from 'next/navigation'
import { env } from '@/env'
import { loadFilteredCatalogue } from '@/server/compose/pages/load-catalogue'
import { CATALOGUE_METADATA } from '@/storefront/screens/catalogue-metadata'
import { catalogueFromAnywhere, catalogueQuery, catalogueView } from '@/storefront/screens/catalogue-query'
import { CatalogueScreen } from '@/storefront/screens/catalogue-screen'

export const metadata = CATALOGUE_METADATA

type FilteredCataloguePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What /expeditions answers with when its address carries filters. */
const FilteredCataloguePage = async ({ searchParams }: FilteredCataloguePageProps) => {
  const address = await searchParams
  const initialQuery = catalogueQuery(address)
  const loaded = await loadFilteredCatalogue(initialQuery)
  // The browser reads the address as well, and would ask for that town again.
  if (!loaded) redirect(catalogueFromAnywhere(address))
  return (
    <CatalogueScreen
      {...loaded}
      initialQuery={initialQuery}
      initialView={catalogueView(address)}
      mapStyleUrl={env().MAP_STYLE_URL}
    />
  )
}

export default FilteredCataloguePage
