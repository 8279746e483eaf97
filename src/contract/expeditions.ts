import * as z from 'zod/mini'
import { EXPEDITION_TYPES } from '@/domain/catalogue/expedition-type'
import { Awaited } from './awaited'
import { CancellationStep } from './cancellation-step'
import { defineRoute } from './define-route'
import { Hit } from './hit'
import { LedBy } from './led-by'

/** An expedition is named by its number or by its slug. */
export const ExpeditionParams = z.object({
  id: z
    .string()
    .check(
      z.regex(/^([1-9]\d{0,8}|(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*)$/),
      z.maxLength(120),
      z.meta({ description: 'The number or the slug of an expedition.', example: '30' }),
    ),
})

const Named = z.object({ name: z.string() })

/** A picture in its responsive sizes: `url` is the 640 px one, `alt` is empty when decorative. */
export const Photo = z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() })

const ProgrammeDay = z.object({
  title: z.string(),
  text: z.string(),
  distance_km: z.nullable(z.number()),
  ascent_m: z.nullable(z.int()),
  descent_m: z.nullable(z.int()),
  hours: z.nullable(z.number()),
  night: z.nullable(z.string()),
  meals: z.nullable(z.string()),
})

const Journey = z.object({
  city: z.string(),
  duration: z.string(),
  legs: z.array(z.object({ time: z.string(), place: z.string(), note: z.string() })),
})

export const Expedition = z
  .object({
    id: z.int().check(z.positive()),
    name: z.string(),
    slug: z.string(),
    min_price: z.number(),
    country_1: Named,
    countries: z.array(z.object({ name: z.string(), flag_url: z.nullable(z.string()) })),
    region: z.nullable(z.string()),
    level: z.object({ level_number: z.int() }),
    duration_days: z.int(),
    eco_rating: z.int(),
    rating: z.nullable(z.number()),
    review_count: z.int(),
    all_time_interests_count: z.int(),
    expedition_type: z.enum(EXPEDITION_TYPES),
    age_min_child: z.nullable(z.int()),
    age_max_child: z
      .nullable(z.int())
      .check(z.describe('The last age accepted, on the first day; null but where the parents stay at home.')),
    child_price: z
      .nullable(z.number())
      .check(
        z.describe(
          'What a child pays in euros, up to `child_price_max_age` on the first day; both null where everybody pays the same.',
        ),
      ),
    child_price_max_age: z.nullable(z.int()),
    group_min: z.nullable(z.int()),
    group_max: z.nullable(z.int()),
    is_new: z.boolean(),
    has_new_departures: z.boolean(),
    guide: z.nullable(
      z.object({
        full_name: z.string(),
        slug: z.nullable(z.string()).check(z.describe('Null without a page.')),
        job_title: z.nullable(z.string()),
        biography: z.nullable(z.string()),
        avatar_url: z.nullable(z.string()),
        facts: z.array(z.string()),
        languages: z.array(z.string()).check(z.describe('By their codes, as `fr`.')),
      }),
    ),
    activity_types: z.array(Named),
    accommodation_types: z.array(Named),
    tagline: z.string(),
    description_html: z.string(),
    highlights: z.array(z.string()),
    photos: z.array(Photo),
    seo: z
      .object({ title: z.nullable(z.string()), description: z.nullable(z.string()), image: z.nullable(z.string()) })
      .check(z.describe('What search engines and shared links say of the page; null where the trip itself says it.')),
    programme: z.array(ProgrammeDay),
    totals: z.object({
      distance_km: z.number(),
      ascent_m: z.int(),
      descent_m: z.int(),
      hours_min: z.number(),
      hours_max: z.number(),
    }),
    included: z.array(z.string()),
    not_included: z.array(z.string()),
    kit: z.array(z.string()),
    options: z
      .array(z.object({ label: z.string(), description: z.nullable(z.string()), price: z.number() }))
      .check(z.describe('What may be added to a booking; `price` in euros a person.')),
    meeting_point: z.nullable(z.string()),
    station: z.nullable(z.string()),
    journeys: z.array(Journey),
  })
  .register(z.globalRegistry, {
    id: 'Expedition',
    description:
      'One expedition with all that its page shows. Prices in euros, ages in years, groups in travelers, ratings out of 5, pictures in pixels, totals in hours of walking.',
  })
export type Expedition = z.infer<typeof Expedition>

const ExpeditionDetails = z.extend(Expedition, { hit: Hit }).register(z.globalRegistry, {
  id: 'ExpeditionDetails',
  description:
    '`Expedition` with its card, so that one call shows a favourite. Prices in euros, ages in years, groups in travelers, ratings out of 5, pictures in pixels, totals in hours of walking.',
})
export type ExpeditionDetails = z.infer<typeof ExpeditionDetails>

export const Reduction = z
  .object({ lowest_price_30_days: z.number(), from: z.iso.date(), until: z.iso.date() })
  .register(z.globalRegistry, {
    id: 'Reduction',
    description:
      'A reduction that is announced, from the day it began until its last day: the lowest price of the 30 days before it, in euros (Code de la consommation, L112-1-1).',
  })
export type Reduction = z.infer<typeof Reduction>

export const Departure = z
  .object({
    id: z.int().check(z.positive()),
    departure_start: z.iso.date(),
    departure_end: z.iso.date(),
    price: z.number(),
    reduction: z
      .nullable(Reduction)
      .check(z.describe('Null when none is announced, or the price is not below that of before any more.')),
    available_count: z.int().check(z.nonnegative()),
    capacity: z.int().check(z.positive()),
    status: z.enum(['open', 'confirmed', 'full']),
    sales_closed: z
      .boolean()
      .check(z.describe('The site sells it no more: no place is left to book, though it may leave with some.')),
    waitlist_count: z
      .nullable(z.int().check(z.nonnegative()))
      .check(z.describe('How many requests wait for its seats; null when there is nothing to wait for.')),
    min_participants: z
      .nullable(z.int())
      .check(z.describe('How many travelers make it leave; null when any number does.')),
    awaited: z.nullable(Awaited).check(z.describe('Null when it is sure to leave, or waits for nobody.')),
    guide: LedBy,
    cancellation: z.array(CancellationStep).check(z.describe('The refund steps of a booking made today.')),
    deposit_percent: z
      .int()
      .check(z.gte(10), z.lte(100), z.describe('The deposit of a booking made today, in percent of the whole price.')),
  })
  .register(z.globalRegistry, {
    id: 'Departure',
    description: 'A departure to come. `price` in euros; both dates are calendar days in Europe/Paris.',
  })
export type Departure = z.infer<typeof Departure>

const Rate = z.nullable(z.int().check(z.gte(1), z.lte(5)))

export const ExpeditionReview = z
  .object({
    id: z.int().check(z.positive()),
    rateOnFive: Rate,
    firstName: z.string(),
    reviewText: z.string(),
    date: z.iso.date(),
    published_at: z.iso.datetime(),
    trip_date: z.nullable(z.iso.date()),
    verified: z.boolean(),
    guide_rate: Rate,
    level_rate: Rate,
    organisation_rate: Rate,
    reply: z.nullable(z.object({ text: z.string(), date: z.nullable(z.iso.date()) })),
  })
  .register(z.globalRegistry, {
    id: 'ExpeditionReview',
    description:
      'A review of one expedition. `date` is the day of its publication, `trip_date` the first day of the trip; `verified` when it is bound to a reservation; rates out of 5, those of the guide, level and organisation being optional.',
  })
export type ExpeditionReview = z.infer<typeof ExpeditionReview>

const Position = z
  .tuple([z.number(), z.number(), z.number()])
  .register(z.globalRegistry, { description: 'Longitude and latitude in degrees, elevation in metres.' })

export const RouteGeoJson = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.object({
          kind: z.enum(['route', 'stage']),
          name: z.nullable(z.string()),
          day: z.nullable(z.int()),
        }),
        geometry: z.union([
          z.object({ type: z.literal('LineString'), coordinates: z.array(Position) }),
          z.object({ type: z.literal('Point'), coordinates: Position }),
        ]),
      }),
    ),
  })
  .register(z.globalRegistry, {
    id: 'RouteGeoJson',
    description:
      'The route (a LineString feature with elevations for each part that is walked, in walking order: between two parts the group is driven) and its stage points (Point features with name and day).',
  })
export type RouteGeoJson = z.infer<typeof RouteGeoJson>

const cache = { maxAge: 0, staleWhileRevalidate: 60 }
const group = 'Expeditions'

export const getFeaturedExpeditions = defineRoute({
  method: 'get',
  path: '/v1/expeditions/featured',
  group,
  auth: 'public',
  cache,
  summary: 'Expeditions put forward, by carousel rank',
  description: 'Expeditions put forward on the home page, by carousel rank.',
  response: z.array(Hit),
})

export const getExpedition = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id',
  group,
  auth: 'public',
  cache,
  summary: 'One published expedition, by number or slug',
  description: 'One published expedition, by number or slug; 404 when unknown or unpublished.',
  params: ExpeditionParams,
  response: ExpeditionDetails,
})

export const listExpeditionReviews = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/reviews',
  group,
  auth: 'public',
  cache,
  summary: 'Published reviews of one expedition, newest first',
  description: 'Published reviews of one expedition, newest first.',
  params: ExpeditionParams,
  response: z.array(ExpeditionReview),
})

export const listDepartures = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/departures',
  group,
  auth: 'public',
  cache,
  summary: 'Departures to come of one expedition, by date',
  description: 'Departures to come of one expedition, by date, canceled ones left out.',
  params: ExpeditionParams,
  response: z.array(Departure),
})

export const getExpeditionGeoJson = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/geojson',
  group,
  auth: 'public',
  cache,
  summary: 'Route line with elevations and stage points',
  description: 'Route and stage points of one expedition.',
  params: ExpeditionParams,
  response: RouteGeoJson,
})

export const listSimilarExpeditions = defineRoute({
  method: 'get',
  path: '/v1/expeditions/:id/similar-expeditions',
  group,
  auth: 'public',
  cache,
  summary: 'Other expeditions in the same spirit',
  description: 'Up to eight other expeditions in the same spirit, nearest first.',
  params: ExpeditionParams,
  response: z.array(Hit),
})
