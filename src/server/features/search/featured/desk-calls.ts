import { getFeaturedOrder, saveFeaturedOrder as saveRoute } from '@/contract/featured'
import { implementRoute } from '@/server/platform/http/implement-route'
import { readFeaturedOrder } from './read-featured-order'
import { saveFeaturedOrder } from './save-featured-order'

/** What marketers and the agency ask and do to put trips forward. */
export const FEATURED_DESK_ENDPOINTS = [
  implementRoute(getFeaturedOrder, () => readFeaturedOrder()),
  implementRoute(saveRoute, async ({ body, req }) => {
    await saveFeaturedOrder({ ...body, req })
    return readFeaturedOrder()
  }),
]
