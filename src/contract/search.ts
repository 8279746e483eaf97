import * as z from 'zod/mini'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'
import { DESTINATION_GROUPS } from '@/domain/destinations'
import { REACH_TERM } from '@/domain/reach'
import type { SearchKey } from '@/domain/search-keys'
import { NO_SUCH_DATE } from '@/domain/participant-check'
import { cleanLine } from '@/domain/plain-text'
import { SEARCH, SUGGESTIONS } from './addresses'
import { defineRoute } from './define-route'
import { lineText, typedText } from './free-text'
import { Hit, HitCarbon } from './hit'
import { LeavingFrom, PlaceCode } from './kept-carbon'

export const SEARCH_SORTS = [
  'recommended',
  'price',
  '-price',
  'departure',
  'confirmed',
  'duration',
  'rating',
  'carbon',
  'carbon_day',
  'train',
] as const
export const HITS_PER_PAGE = 12

/** A comma-separated list in the address: `?countries=France,Norvège`. */
const list = <Item extends z.core.$ZodType<unknown, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      typedText({ max: 2000 }).check(z.overwrite(cleanLine), z.maxLength(2000)),
      z.transform((text) => text.split(',').filter((part) => part !== '')),
    ),
    z.array(item).check(z.maxLength(50)),
  )

const number = z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.transform(Number))

const degree = z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,6})?$/)), z.transform(Number))

/** A day that the calendar of a site of trips may be asked for; PostgreSQL knows no year 0. */
const Day = z.iso
  .date()
  .check(z.refine((day) => day >= '1900-01-01' && day <= '2200-12-31', NO_SUCH_DATE))
  .register(z.globalRegistry, { pattern: String.raw`^(19|20|21)\d\d-\d\d-\d\d$` })

/** A part of the map: west, south, east and north, in degrees. */
const Zone = z
  .pipe(
    list(degree),
    z.tuple([
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
      z.number().check(z.gte(-180), z.lte(180)),
      z.number().check(z.gte(-90), z.lte(90)),
    ]),
  )
  .check(z.refine(([west, south, east, north]) => west < east && south < north))

/** The filters of the catalogue, as they stand in its address and in the call. Prices in euros, durations in days. */
export const SearchQuery = z.object({
  q: z.optional(lineText({ max: 10_000 })),
  destination: z.optional(z.enum(DESTINATION_GROUPS)),
  countries: z.optional(list(z.string())),
  categories: z.optional(list(z.string())),
  activities: z.optional(list(z.string())),
  type: z.optional(list(z.enum(EXPEDITION_TYPES))),
  start: z.optional(Day),
  end: z.optional(Day),
  travelers: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(30)))),
  /** Departures that are sure to leave alone. */
  confirmed: z.optional(z.literal('1')),
  duration_min: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(15)))),
  duration_max: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(15)))),
  level: z.optional(list(z.pipe(z.string().check(z.regex(/^[0-5]$/)), z.transform(Number)))),
  /** Somebody's level in each family, `neige.2`: trips of these families that ask for no more in any of them. */
  reach: z.optional(list(z.string().check(z.regex(REACH_TERM)))),
  price_min: z.optional(number),
  price_max: z.optional(number),
  eco: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(5)))),
  /** The slug of one of the selections of the home page. */
  selection: z.optional(z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]+$/))),
  zone: z.optional(Zone),
  /** The town that one leaves from, by INSEE's number: what figures are counted and ordered by. Paris where none is told. */
  from: z.optional(PlaceCode),
  /** More than so many hours by train from there: what lies beyond those that a search keeps to. */
  train_min: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(72)))),
  /** At most so many hours by train from there, and so many kg CO₂e per person, the stay with it. */
  train_max: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(72)))),
  kg_max: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(10_000)))),
  sort: z.optional(z.enum(SEARCH_SORTS)),
  page: z.optional(z.pipe(number, z.int().check(z.gte(1), z.lte(1000)))),
} satisfies Record<SearchKey, z.core.$ZodType>)
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
    /** No expedition has all the words asked: these have the most of them. */
    is_loosened: z.boolean(),
    from: LeavingFrom,
    /** Where that town is, in degrees. */
    leaving_at: z.object({ longitude: z.number(), latitude: z.number() }),
    facets: z.object({
      countries: Counts,
      categories: Counts,
      activities: Counts,
      types: Counts,
      levels: Counts,
      eco: Counts,
      /**
       * By train from the town: how many arrive within each started hour, `3` for those between two and three hours. Empty where the search
       * depends on no town.
       */
      hours: Counts,
      price: z.object({ min: z.number(), max: z.number() }),
    }),
  })
  .register(z.globalRegistry, { id: 'SearchResult' })
export type SearchResult = z.infer<typeof SearchResult>

/** Searches the published expeditions. */
export const searchExpeditions = defineRoute({
  ...SEARCH,
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
          photo: z.nullable(z.string()),
          country: z.string(),
          country_flag_url: z.nullable(z.string()),
          days: z.int(),
        }),
      )
      .check(z.maxLength(SUGGESTED.expeditions)),
    activities: z
      .array(z.object({ name: z.string(), expeditions_count: z.int() }))
      .check(z.maxLength(SUGGESTED.activities)),
    destinations: z
      .array(
        z.object({ name: z.string(), group: z.nullable(z.enum(DESTINATION_GROUPS)), flag_url: z.nullable(z.string()) }),
      )
      .check(z.maxLength(SUGGESTED.destinations)),
  })
  .register(z.globalRegistry, { id: 'Suggestions' })
export type Suggestions = z.infer<typeof Suggestions>

/** Expeditions, activities and destinations that begin like the words typed, or nearly; best first. */
export const suggest = defineRoute({
  ...SUGGESTIONS,
  group: 'Recherche',
  auth: 'public',
  summary: 'Suggest expeditions, activities and destinations while typing',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
  query: z.object({ q: z._default(lineText({ max: 10_000 }), '') }),
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
    main_photo_small: z.nullable(z.string()),
    duration_days: z.int(),
    /** By train from the town of the search, or from Paris; null for a trip whose way is not told. */
    carbon: z.nullable(HitCarbon),
  })
  .register(z.globalRegistry, { id: 'SearchPoint' })
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
  response: z.array(SearchPoint).check(z.maxLength(MOST_POINTS)),
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
