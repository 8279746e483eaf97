import { getReviewStatistics, listLatestReviews } from '@/contract/reviews'
import { implementRoute } from '../http/implement-route'
import { countReviews } from './count-reviews'
import { listNewestReviews } from './list-newest-reviews'

export const REVIEW_ENDPOINTS = [
  implementRoute(listLatestReviews, () => listNewestReviews()),
  implementRoute(getReviewStatistics, () => countReviews()),
]
