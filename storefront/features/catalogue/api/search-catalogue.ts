import type { searchExpeditions, SearchQuery, SearchResult } from '@/contract/search'
import { callApi } from '@/storefront/lib/call-api'
import { queryEntries } from '../rules/write-query'

// The contract's types alone: importing its zod schemas would add 90 kB to the page, and the server validates already.
const ADDRESS: Pick<typeof searchExpeditions, 'method' | 'path'> = { method: 'get', path: '/v1/search' }

/** One page of the catalogue, from the server. */
export const searchCatalogue = (query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> =>
  callApi(ADDRESS as typeof searchExpeditions, { query: Object.fromEntries(queryEntries(query)), signal })
