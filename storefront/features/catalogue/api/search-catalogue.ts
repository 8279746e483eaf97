import { SEARCH } from '@/contract/catalogue-addresses'
import type { searchExpeditions, SearchResult } from '@/contract/search'
import type { SearchQuery } from '@/contract/search-query'
import { isRefusal } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'
import { dropTown } from '@/storefront/lib/storage/kept-town'
import { queryEntries } from '../rules/write-query'

/** One page of the catalogue, from the server. A kept town that does not exist any more is forgotten: the next call is from Paris. */
export const searchCatalogue = (query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> =>
  callApi<typeof searchExpeditions>(SEARCH, { query: Object.fromEntries(queryEntries(query)), signal }).catch(
    (error: unknown) => {
      if (isRefusal(error) && error.errors[0]?.field === 'from') dropTown()
      throw error
    },
  )
