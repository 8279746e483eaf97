import { searchExpeditions } from '@/contract/search'
import { implementRoute } from '../http/implement-route'
import { searchHits } from './search-hits'

export const SEARCH_ENDPOINTS = [implementRoute(searchExpeditions, ({ query }) => searchHits(query))]
