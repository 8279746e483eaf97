import { env } from '@/env'
import { loadFilteredCatalogue } from '@/server/pages/load-catalogue'
import { loadOptions } from '@/server/pages/load-options'
import { CATALOGUE_METADATA } from '@/storefront/screens/catalogue-metadata'
import { catalogueAddress, catalogueQuery, catalogueView, loadPagesUpTo } from '@/storefront/screens/catalogue-query'
import { CatalogueScreen } from '@/storefront/screens/catalogue-screen'

export const metadata = CATALOGUE_METADATA

type FilteredCataloguePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** What /expeditions answers with when its address carries filters. */
const FilteredCataloguePage = async ({ searchParams }: FilteredCataloguePageProps) => {
  const address = await searchParams
  const initialQuery = catalogueQuery(address)
  const [options, initialResult] = await Promise.all([
    loadOptions(),
    loadPagesUpTo({
      query: initialQuery,
      load: async (query) => (await loadFilteredCatalogue(catalogueAddress(query))).initialResult,
    }),
  ])
  return (
    <CatalogueScreen
      options={options}
      initialQuery={initialQuery}
      initialView={catalogueView(address)}
      initialResult={initialResult}
      mapStyleUrl={env().MAP_STYLE_URL}
    />
  )
}

export default FilteredCataloguePage
