import { SHOWN_PER_KIND, searchSite } from '@/contract/site-search'
import { implementRoute } from '@/server/platform/http/implement-route'
import { findOnSite } from './find-on-site'

export const SITE_SEARCH_ENDPOINTS = [
  implementRoute(searchSite, ({ query }) => findOnSite({ words: query.q, most: SHOWN_PER_KIND })),
]
