import { z } from 'zod'
import { defineRoute } from './define-route'
import { ExpeditionReview } from './expeditions'

const cache = { maxAge: 0, staleWhileRevalidate: 60 }
const group = 'Avis'

/** A review with the expedition it is about. */
export const Review = ExpeditionReview.extend({
  expedition: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
}).meta({ id: 'Review' })
export type Review = z.infer<typeof Review>

/** Count, average out of 5 (null without a review) and number of reviews by rate. */
export const ReviewStatistics = z
  .object({
    count: z.int(),
    average: z.number().nullable(),
    distribution: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
  })
  .meta({ id: 'ReviewStatistics' })
export type ReviewStatistics = z.infer<typeof ReviewStatistics>

/** The twelve latest published reviews, newest first. */
export const listLatestReviews = defineRoute({
  method: 'get',
  path: '/v1/reviews/last',
  group,
  auth: 'public',
  cache,
  summary: 'Latest published reviews, newest first',
  response: z.array(Review),
})

/** Statistics over all published reviews. */
export const getReviewStatistics = defineRoute({
  method: 'get',
  path: '/v1/reviews/stat',
  group,
  auth: 'public',
  cache,
  summary: 'Count, average and distribution of the reviews',
  response: ReviewStatistics,
})
