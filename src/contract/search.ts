import { z } from 'zod'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'
import { DESTINATION_GROUPS } from '@/domain/destinations'
import type { SearchKey } from '@/domain/search-keys'
import { NO_SUCH_DATE } from '@/domain/participant-check'
import { cleanLine } from '@/domain/plain-text'
import { defineRoute } from './define-route'
import { lineText } from './free-text'
import { Hit } from './hit'

export const SEARCH_SORTS = ['recommended', 'price', '-price', 'departure', 'duration', 'rating'] as const
export const HITS_PER_PAGE = 12

/** A comma-separated list in the address: `?countries=France,Norvège`. */
const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(2000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(50))

const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

const degree = z
  .string()
  .regex(/^-?\d{1,3}(\.\d{1,6})?$/)
  .transform(Number)

/** A day that the calendar of a site of trips may be asked for; PostgreSQL knows no year 0. */
const Day = z.iso.date().refine((day) => day >= '1900-01-01' && day <= '2200-12-31', NO_SUCH_DATE)

/** A part of the map: west, south, east and north, in degrees. */
const Zone = list(degree)
  .pipe(
    z.tuple([
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
      z.number().min(-180).max(180),
      z.number().min(-90).max(90),
    ]),
  )
  .refine(([west, south, east, north]) => west < east && south < north)

/** The filters of the catalogue, as they stand in its address and in the call. Prices in euros, durations in days. */
export const SearchQuery = z.object({
  q: lineText({ max: 10_000 }).optional(),
  destination: z.enum(DESTINATION_GROUPS).optional(),
  countries: list(z.string()).optional(),
  categories: list(z.string()).optional(),
  activities: list(z.string()).optional(),
  type: list(z.enum(EXPEDITION_TYPES)).optional(),
  start: Day.optional(),
  end: Day.optional(),
  travelers: number.pipe(z.int().min(1).max(30)).optional(),
  duration_min: number.pipe(z.int().min(1).max(15)).optional(),
  duration_max: number.pipe(z.int().min(1).max(15)).optional(),
  level: list(
    z
      .string()
      .regex(/^[1-5]$/)
      .transform(Number),
  ).optional(),
  price_min: number.optional(),
  price_max: number.optional(),
  eco: number.pipe(z.int().min(1).max(5)).optional(),
  /** The slug of one of the selections of the home page. */
  selection: z
    .string()
    .max(200)
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  zone: Zone.optional(),
  sort: z.enum(SEARCH_SORTS).optional(),
  page: number.pipe(z.int().min(1).max(1000)).optional(),
} satisfies Record<SearchKey, z.ZodType>)
export type SearchQuery = z.infer<typeof SearchQuery>
export type SearchSort = (typeof SEARCH_SORTS)[number]

const Counts = z.record(z.string(), z.int())

/** One page of hits with the counts of each facet, each count ignoring its own facet's filter. */
export const SearchResult = z
  .object({
    hits: z.array(Hit),
    total: z.int(),
    page: z.int(),
    page_count: z.int(),
    facets: z.object({
      countries: Counts,
      categories: Counts,
      activities: Counts,
      types: Counts,
      levels: Counts,
      eco: Counts,
      price: z.object({ min: z.number(), max: z.number() }),
    }),
  })
  .meta({ id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

/** Searches the published expeditions. */
export const searchExpeditions = defineRoute({
  method: 'get',
  path: '/v1/search',
  group: 'Recherche',
  auth: 'public',
  summary: 'Search the published expeditions',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: SearchResult,
})

export const SUGGESTED = { expeditions: 5, activities: 4, destinations: 4 } as const

/** What a few typed letters may mean; `group` is null for a country, `days` is the length of the trip. */
export const Suggestions = z
  .object({
    expeditions: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          slug: z.string(),
          photo: z.string().nullable(),
          country: z.string(),
          country_flag_url: z.string().nullable(),
          days: z.int(),
        }),
      )
      .max(SUGGESTED.expeditions),
    activities: z.array(z.object({ name: z.string(), expeditions_count: z.int() })).max(SUGGESTED.activities),
    destinations: z
      .array(
        z.object({ name: z.string(), group: z.enum(DESTINATION_GROUPS).nullable(), flag_url: z.string().nullable() }),
      )
      .max(SUGGESTED.destinations),
  })
  .meta({ id: 'Suggestions' })
export type Suggestions = z.infer<typeof Suggestions>

/** Expeditions, activities and destinations that begin like the words typed, or nearly; best first. */
export const suggest = defineRoute({
  method: 'get',
  path: '/v1/search/suggestions',
  group: 'Recherche',
  auth: 'public',
  summary: 'Suggest expeditions, activities and destinations while typing',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
  query: z.object({ q: lineText({ max: 10_000 }).default('') }),
  response: Suggestions,
})

export const MOST_POINTS = 500

/** Where an expedition begins on the map, in degrees; `price` in euros. */
export const SearchPoint = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    price: z.number(),
    longitude: z.number(),
    latitude: z.number(),
    main_photo_small: z.string().nullable(),
    duration_days: z.int(),
  })
  .meta({ id: 'SearchPoint' })
export type SearchPoint = z.infer<typeof SearchPoint>

/** Every expedition a search finds that has a route, at most 500, recommended first; order and page are ignored. */
export const listPoints = defineRoute({
  method: 'get',
  path: '/v1/search/points',
  group: 'Recherche',
  auth: 'public',
  summary: 'Where the expeditions found begin, for the map',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: z.array(SearchPoint).max(MOST_POINTS),
})

/** Per day (in Europe/Paris), how many of the expeditions found leave with seats enough; the dates asked for are ignored. */
export const countDepartureDays = defineRoute({
  method: 'get',
  path: '/v1/search/days',
  group: 'Recherche',
  auth: 'public',
  summary: 'Days of departure of the expeditions found, for the calendar',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: z.record(z.iso.date(), z.int()),
})
