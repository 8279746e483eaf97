import * as z from 'zod/mini'
import { FELT_LEVELS } from '@/domain/felt-levels'
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '@/domain/review-rules'
import { defineRoute } from './define-route'
import { ExpeditionParams, ExpeditionReview } from './expeditions'
import { freeText } from './free-text'
import { pathCount, PathId } from './whole-numbers'

const cache = { maxAge: 0, staleWhileRevalidate: 60 }
const group = 'Avis'

/** A review with the expedition it is about. */
export const Review = z
  .extend(ExpeditionReview, {
    expedition: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Review' })
export type Review = z.infer<typeof Review>

/** Count, average out of 5 (null without a review) and number of reviews by rate. */
export const ReviewStatistics = z
  .object({
    count: z.int(),
    average: z.nullable(z.number()),
    distribution: z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() }),
  })
  .register(z.globalRegistry, { id: 'ReviewStatistics' })
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

/** Published reviews of expeditions on sale, most recent first, twelve a page. */
export const ReviewPage = z
  .object({ reviews: z.array(Review), total: z.int(), page: z.int(), page_count: z.int() })
  .register(z.globalRegistry, { id: 'ReviewPage' })
export type ReviewPage = z.infer<typeof ReviewPage>

/** `expedition` is a number or a slug, `rate` from 1 to 5. */
export const ReviewQuery = z.object({
  page: z.optional(pathCount(1000)),
  rate: z.optional(pathCount(5)),
  expedition: z.optional(ExpeditionParams.shape.id),
})
export type ReviewQuery = z.infer<typeof ReviewQuery>

/** All published reviews, most recent first, by expedition and by rate. */
export const listReviews = defineRoute({
  method: 'get',
  path: '/v1/reviews',
  group,
  auth: 'public',
  cache,
  summary: 'Published reviews, most recent first',
  query: ReviewQuery,
  response: ReviewPage,
})

const Rate = z.int().check(z.gte(1), z.lte(5))
/** Told to the agency alone: no public answer has it. */
const FeltLevel = z.enum(FELT_LEVELS.map(({ value }) => value))
const ReservationParams = z.object({ id: PathId })

const OwnReview = z.object({
  rate: z.nullable(Rate),
  text: z.string(),
  guide_rate: z.nullable(Rate),
  level_rate: z.nullable(Rate),
  organisation_rate: z.nullable(Rate),
  felt_level: z.nullable(FeltLevel),
  status: z.enum(['pending', 'published', 'rejected']),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  created_at: z.iso.datetime(),
})

/** The trip of a reservation and its review: `refusal` says why none can be given, `review` is the one given. */
export const ReservationReview = z
  .object({
    reservation_id: z.int(),
    expedition: z.object({ name: z.string(), slug: z.string(), photo: z.nullable(z.string()) }),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    refusal: z.nullable(z.enum(['canceled', 'not_confirmed', 'not_over'])),
    review: z.nullable(OwnReview),
  })
  .register(z.globalRegistry, { id: 'ReservationReview' })
export type ReservationReview = z.infer<typeof ReservationReview>

/** The review of one’s own reservation and its state; 404 for somebody else’s. */
export const getReservationReview = defineRoute({
  method: 'get',
  path: '/v1/reservations/:id/review',
  group,
  auth: 'user',
  summary: 'Review of one’s own reservation',
  params: ReservationParams,
  response: ReservationReview,
})

/** Gives the review of a trip that is over; 404 for somebody else’s, 409 when given already, 422 before the trip ends. */
export const addReview = defineRoute({
  method: 'post',
  path: '/v1/reservations/:id/review',
  group,
  auth: 'user',
  status: 201,
  summary: 'Review a trip that is over',
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
