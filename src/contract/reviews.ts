import * as z from 'zod/mini'
import { FELT_LEVELS } from '@/domain/catalogue/felt-levels'
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '@/domain/catalogue/review-rules'
import { ReservationParams } from './address-parameters'
import { defineRoute } from './define-route'
import { ExpeditionParams, ExpeditionReview } from './expeditions'
import { freeText } from './free-text'
import { pathCount } from './whole-numbers'

const cache = { maxAge: 0, staleWhileRevalidate: 60 }
const group = 'Reviews'

export const Review = z
  .extend(ExpeditionReview, {
    expedition: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  })
  .register(z.globalRegistry, {
    id: 'Review',
    description: 'A review with the expedition it is about; rates out of 5.',
  })
export type Review = z.infer<typeof Review>

export const ReviewStatistics = z
  .object({
    count: z.int(),
    average: z.nullable(z.number()),
    distribution: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
  })
  .register(z.globalRegistry, {
    id: 'ReviewStatistics',
    description: 'Count, average out of 5 (null without a review) and number of reviews by rate.',
  })
export type ReviewStatistics = z.infer<typeof ReviewStatistics>

export const listLatestReviews = defineRoute({
  method: 'get',
  path: '/v1/reviews/last',
  group,
  auth: 'public',
  cache,
  summary: 'Latest published reviews, newest first',
  description: 'The twelve latest published reviews, newest first.',
  response: z.array(Review),
})

export const getReviewStatistics = defineRoute({
  method: 'get',
  path: '/v1/reviews/stat',
  group,
  auth: 'public',
  cache,
  summary: 'Count, average and distribution of the reviews',
  description: 'Statistics over all published reviews.',
  response: ReviewStatistics,
})

export const ReviewPage = z
  .object({ reviews: z.array(Review), total: z.int(), page: z.int(), page_count: z.int() })
  .register(z.globalRegistry, {
    id: 'ReviewPage',
    description:
      'Published reviews of expeditions on sale, most recent first, twelve a page; `total` counts reviews, `page` from 1.',
  })
export type ReviewPage = z.infer<typeof ReviewPage>

/** `expedition` is a number or a slug, `rate` from 1 to 5. */
export const ReviewQuery = z.object({
  page: z
    .optional(pathCount(1000))
    .check(z.meta({ description: 'From 1, the default; twelve reviews a page.', example: 1 })),
  rate: z.optional(pathCount(5)).check(z.meta({ description: 'Reviews of this rate alone, out of 5.', example: 5 })),
  expedition: z
    .optional(ExpeditionParams.shape.id)
    .check(z.meta({ description: 'Reviews of one expedition, by its number or slug.', example: '30' })),
})
export type ReviewQuery = z.infer<typeof ReviewQuery>

export const listReviews = defineRoute({
  method: 'get',
  path: '/v1/reviews',
  group,
  auth: 'public',
  cache,
  summary: 'Published reviews, most recent first',
  description: 'All published reviews, most recent first, by expedition and by rate.',
  query: ReviewQuery,
  response: ReviewPage,
})

const Rate = z.int().check(z.gte(1), z.lte(5))
/** Told to the agency alone: no public answer has it. */
const FeltLevel = z.enum(FELT_LEVELS.map(({ value }) => value))

const OwnReview = z.object({
  rate: z.nullable(Rate),
  text: z.string(),
  guide_rate: z.nullable(Rate),
  level_rate: z.nullable(Rate),
  organisation_rate: z.nullable(Rate),
  felt_level: z.nullable(FeltLevel),
  status: z.enum(['pending', 'published', 'rejected']),
  reason: z.nullable(z.string()).check(z.describe('Why it was rejected.')),
  created_at: z.iso.datetime(),
})

export const ReservationReview = z
  .object({
    reservation_id: z.int(),
    expedition: z.object({ name: z.string(), slug: z.string(), photo: z.nullable(z.string()) }),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    refusal: z.nullable(z.enum(['canceled', 'not_confirmed', 'not_over'])),
    review: z.nullable(OwnReview),
  })
  .register(z.globalRegistry, {
    id: 'ReservationReview',
    description:
      'The trip of a reservation and its review: `refusal` says why none can be given, `review` is the one given, its rates out of 5.',
  })
export type ReservationReview = z.infer<typeof ReservationReview>

export const getReservationReview = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/review',
  group,
  auth: 'user',
  summary: 'Review of one’s own reservation',
  description: 'The review of one’s own reservation and its state; 404 for somebody else’s.',
  params: ReservationParams,
  response: ReservationReview,
})

export const addReview = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/review',
  group,
  auth: 'user',
  status: 201,
  summary: 'Review a trip that is over',
  description:
    'Gives the review of a trip that is over, its rates out of 5; 404 for somebody else’s, 409 when given already, 422 before the trip ends.',
  params: ReservationParams,
  body: z.strictObject({
    rate: Rate,
    text: freeText({ min: REVIEW_MIN_LENGTH, max: REVIEW_MAX_LENGTH }),
    guide_rate: z.nullish(Rate),
    level_rate: z.nullish(Rate),
    organisation_rate: z.nullish(Rate),
    felt_level: z.nullish(FeltLevel),
  }),
  response: ReservationReview,
})
