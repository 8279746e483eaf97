import { SEARCH } from '@/contract/catalogue-addresses'
import type { searchExpeditions, SearchQuery, SearchResult } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryEntries } from '../rules/write-query'

/** One page of the catalogue, from the server. */
export const searchCatalogue = (query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> =>
  callApi<typeof searchExpeditions>(SEARCH, { query: Object.fromEntries(queryEntries(query)), signal })
