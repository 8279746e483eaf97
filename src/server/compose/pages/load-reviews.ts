import type { ReviewQuery } from '@/contract/reviews'
import { countReviews } from '@/server/features/catalogue/reviews/count-reviews'
import { listReviewPage } from '@/server/features/catalogue/reviews/list-review-page'
import { listReviewedExpeditions } from '@/server/features/catalogue/reviews/list-reviewed-expeditions'
import { cached } from '@/server/platform/cache/cached'

/** Everything the page of the reviews shows, unfolded up to the page asked for; kept when nothing is asked. */
export const loadReviews = async (query: ReviewQuery = {}) => {
  const isBare = Object.keys(query).length === 0
  const load = () => listReviewPage({ query, upTo: true })
  const [statistics, expeditions, page] = await Promise.all([
    cached({ key: ['reviews-stat'], tags: ['reviews'], load: countReviews }),
    cached({ key: ['reviewed-expeditions'], tags: ['reviews', 'hits'], load: listReviewedExpeditions }),
    isBare ? cached({ key: ['reviews-page'], tags: ['reviews', 'hits'], load }) : load(),
  ])
  return { statistics, expeditions, page, query }
}
