import { countDepartureDays, listPoints, searchExpeditions, suggest } from '@/contract/search'
import { implementRoute } from '@/server/platform/http/implement-route'
import { countDays } from './count-days'
import { findPoints } from './find-points'
import { searchWithFallback } from './search-with-fallback'
import { suggestFor } from './suggest'

export const SEARCH_ENDPOINTS = [
  implementRoute(suggest, ({ query }) => suggestFor(query.q)),
  implementRoute(listPoints, ({ query }) => findPoints(query)),
  implementRoute(countDepartureDays, ({ query }) => countDays(query)),
  implementRoute(searchExpeditions, async ({ query, req }) => {
    const { result, engine } = await searchWithFallback(query)
    req.responseHeaders = new Headers({ 'X-Search-Engine': engine })
    return result
  }),
]
