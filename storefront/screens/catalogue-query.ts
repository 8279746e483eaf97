import type { SearchQuery } from '@/contract/search-query'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { readView, type CatalogueView } from '@/storefront/features/catalogue/rules/catalogue-view'
import { readQuery } from '@/storefront/features/catalogue/rules/read-query'

type PageSearchParams = Record<string, string | string[] | undefined>

/** What a page's `searchParams` ask of the catalogue; a name given twice counts once, as the first. */
export const catalogueQuery = (params: PageSearchParams): SearchQuery => readQuery(toAddress(params))

/** Whether a page's `searchParams` ask for the list or for the map. */
export const catalogueView = (params: PageSearchParams): CatalogueView => readView(toAddress(params))

/** The address of the catalogue as `searchParams` ask for it, but for the town. */
export const catalogueFromAnywhere = (params: PageSearchParams): string => {
  const address = toAddress(params)
  address.delete('from')
  return address.size > 0 ? `${SITE_PATHS.catalogue}?${address.toString()}` : SITE_PATHS.catalogue
}

const toAddress = (params: PageSearchParams): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => {
      const first = Array.isArray(value) ? value[0] : value
      return first === undefined ? [] : [[name, first]]
    }),
  )
