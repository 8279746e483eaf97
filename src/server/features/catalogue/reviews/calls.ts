import { getLevelAgreement } from '@/contract/level-agreement'
import {
  addReview,
  getReservationReview,
  getReviewStatistics,
  listLatestReviews,
  listReviews,
} from '@/contract/reviews'
import { implementRoute } from '@/server/platform/http/implement-route'
import { addReviewOf } from './add-review'
import { countFeltLevels, countReviews } from './count-reviews'
import { findReservationReview } from './find-reservation-review'
import { listNewestReviews } from './list-newest-reviews'
import { listReviewPage } from './list-review-page'

export const REVIEW_ENDPOINTS = [
  implementRoute(listLatestReviews, () => listNewestReviews()),
  implementRoute(getReviewStatistics, () => countReviews()),
  implementRoute(listReviews, ({ query }) => listReviewPage({ query })),
  implementRoute(getReservationReview, ({ params, user, req }) =>
    findReservationReview({ reservationId: params.id, userId: user.id, req }),
  ),
  implementRoute(addReview, ({ params, body, user, req }) =>
    addReviewOf({ reservationId: params.id, body, user, req }),
  ),
]

/** Those of the panel. */
export const REVIEW_PANEL_ENDPOINTS = [implementRoute(getLevelAgreement, () => countFeltLevels())]
