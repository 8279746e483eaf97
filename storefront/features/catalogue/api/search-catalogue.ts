import type { searchExpeditions, SearchQuery, SearchResult } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { queryEntries } from '../rules/write-query'

const ADDRESS = lightRoute<typeof searchExpeditions>({ method: 'get', path: '/v1/search' })

/** One page of the catalogue, from the server. */
export const searchCatalogue = (query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> =>
  callApi(ADDRESS, { query: Object.fromEntries(queryEntries(query)), signal })
