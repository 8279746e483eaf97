import { countDepartureDays, listPoints, searchExpeditions, suggest } from '@/contract/search'
import { implementRoute } from '../http/implement-route'
import { countDays } from './count-days'
import { findPoints } from './find-points'
import { searchHits } from './search-hits'
import { suggestFor } from './suggest'

export const SEARCH_ENDPOINTS = [
  implementRoute(suggest, ({ query }) => suggestFor(query.q)),
  implementRoute(listPoints, ({ query }) => findPoints(query)),
  implementRoute(countDepartureDays, ({ query }) => countDays(query)),
  implementRoute(searchExpeditions, ({ query }) => searchHits(query)),
]
