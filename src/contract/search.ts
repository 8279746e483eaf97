import * as z from 'zod/mini'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'
import { DESTINATION_GROUPS } from '@/domain/destinations'
import { REACH_TERM } from '@/domain/reach'
import type { SearchKey } from '@/domain/search-keys'
import { NO_SUCH_DATE } from '@/domain/participant-check'
import { cleanLine } from '@/domain/plain-text'
import { SEARCH, SUGGESTIONS } from './catalogue-addresses'
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

/** A whole number of the address; the documentation tells of the number and its bounds alone. */
const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.pipe(
    z.pipe(
      z
        .string()
        .check(z.regex(/^\d{1,6}$/))
        .register(z.globalRegistry, { type: 'integer', pattern: undefined, minimum: min, maximum: max }),
      z.transform(Number),
    ),
    z.int().check(z.gte(min), z.lte(max)),
  )

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
  q: z.optional(lineText({ max: 10_000 })).check(
    z.meta({
      description: 'The words that are looked for; accents and small mistakes are forgiven.',
      example: 'vercors',
    }),
  ),
  destination: z
    .optional(z.enum(DESTINATION_GROUPS))
    .check(z.meta({ description: 'A group of countries; `all` filters nothing.', example: 'france' })),
  countries: z
    .optional(list(z.string()))
    .check(z.meta({ description: 'Names of countries in French, separated by commas.', example: 'France,Norvège' })),
  categories: z.optional(list(z.string())).check(
    z.meta({
      description: 'Slugs of categories, separated by commas: `a-pieds`, not its title.',
      example: 'a-pieds',
    }),
  ),
  activities: z
    .optional(list(z.string()))
    .check(z.meta({ description: 'Names of activities in French, separated by commas.', example: 'Randonnée' })),
  type: z
    .optional(list(z.enum(EXPEDITION_TYPES)))
    .check(z.meta({ description: 'Types of expeditions, separated by commas.', example: EXPEDITION_TYPES[0] })),
  start: z
    .optional(Day)
    .check(z.meta({ description: 'The earliest first day of the departure, in Paris.', example: '2027-06-01' })),
  end: z
    .optional(Day)
    .check(z.meta({ description: 'The latest last day of the departure, in Paris.', example: '2027-08-31' })),
  travelers: z
    .optional(wholeNumber({ min: 1, max: 30 }))
    .check(z.meta({ description: 'Departures with seats enough for so many.', example: 2 })),
  confirmed: z
    .optional(z.literal('1'))
    .check(z.meta({ description: '`1`: departures that are sure to leave alone.', example: '1' })),
  duration_min: z
    .optional(wholeNumber({ min: 1, max: 15 }))
    .check(z.meta({ description: 'The shortest trip, in days.', example: 2 })),
  duration_max: z
    .optional(wholeNumber({ min: 1, max: 15 }))
    .check(z.meta({ description: 'The longest trip, in days.', example: 7 })),
  level: z
    .optional(list(z.pipe(z.string().check(z.regex(/^[0-5]$/)), z.transform(Number))))
    .check(z.meta({ description: 'Levels from 0 to 5, separated by commas.', example: '1,2' })),
  reach: z.optional(list(z.string().check(z.regex(REACH_TERM)))).check(
    z.meta({
      description:
        'Somebody’s level in each family, separated by commas: trips of these families that ask for no more in any of them.',
      example: 'neige.2',
    }),
  ),
  price_min: z
    .optional(wholeNumber({ min: 0, max: 999_999 }))
    .check(z.meta({ description: 'The lowest price of a traveler, in euros.', example: 300 })),
  price_max: z
    .optional(wholeNumber({ min: 0, max: 999_999 }))
    .check(z.meta({ description: 'The highest price of a traveler, in euros.', example: 900 })),
  eco: z
    .optional(wholeNumber({ min: 1, max: 5 }))
    .check(z.meta({ description: 'The least eco rating, out of 5.', example: 4 })),
  selection: z
    .optional(z.string().check(z.maxLength(200), z.regex(/^[a-z0-9-]+$/)))
    .check(z.meta({ description: 'The slug of one of the selections of the home page.', example: 'sans-avion' })),
  zone: z.optional(Zone).check(
    z.meta({
      description: 'A part of the map: west, south, east and north in degrees, separated by commas.',
      example: '5.1,44.6,6.2,45.4',
    }),
  ),
  from: z.optional(PlaceCode).check(
    z.meta({
      description:
        'The INSEE number of the town that one leaves from, which is not its postcode: what figures are counted and ordered by. Paris without one.',
      example: '69123',
    }),
  ),
  train_min: z
    .optional(wholeNumber({ min: 1, max: 72 }))
    .check(z.meta({ description: 'More than so many hours by train from there, one way.', example: 6 })),
  train_max: z
    .optional(wholeNumber({ min: 1, max: 72 }))
    .check(z.meta({ description: 'At most so many hours by train from there, one way.', example: 6 })),
  kg_max: z.optional(wholeNumber({ min: 1, max: 10_000 })).check(
    z.meta({
      description: 'At most so many kg CO₂e per person: the way there and back, and the stay.',
      example: 60,
    }),
  ),
  sort: z
    .optional(z.enum(SEARCH_SORTS))
    .check(z.meta({ description: 'The order of the answer; a minus turns it round.', example: 'price' })),
  page: z
    .optional(wholeNumber({ min: 1, max: 1000 }))
    .check(z.meta({ description: 'From 1, the default; twelve hits a page.', example: 1 })),
} satisfies Record<SearchKey, z.core.$ZodType>)
export type SearchQuery = z.infer<typeof SearchQuery>
export type SearchSort = (typeof SEARCH_SORTS)[number]

const Counts = z.record(z.string(), z.int())

export const SearchResult = z
  .object({
    hits: z.array(Hit),
    total: z.int(),
    page: z.int(),
    page_count: z.int(),
    is_loosened: z.boolean().check(z.describe('No expedition has all the words asked: these have the most of them.')),
    from: LeavingFrom,
    leaving_at: z
      .object({ longitude: z.number(), latitude: z.number() })
      .check(z.describe('Where that town is, in degrees.')),
    facets: z.object({
      countries: Counts,
      categories: Counts,
      activities: Counts,
      types: Counts,
      levels: Counts,
      eco: Counts,
      hours: Counts.check(
        z.describe(
          'By train from the town: how many arrive within each started hour, `3` for those between two and three hours. Empty where the search depends on no town.',
        ),
      ),
      price: z.object({ min: z.number(), max: z.number() }),
    }),
  })
  .register(z.globalRegistry, {
    id: 'SearchResult',
    description: "One page of hits with the counts of each facet, each count ignoring its own facet's filter.",
  })
export type SearchResult = z.infer<typeof SearchResult>

export const searchExpeditions = defineRoute({
  ...SEARCH,
  group: 'Search',
  auth: 'public',
  summary: 'Search the published expeditions',
  description: 'Searches the published expeditions.',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: SearchResult,
})

export const SUGGESTED = { expeditions: 5, activities: 4, destinations: 4 } as const

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
  .register(z.globalRegistry, {
    id: 'Suggestions',
    description: 'What a few typed letters may mean; `group` is null for a country, `days` is the length of the trip.',
  })
export type Suggestions = z.infer<typeof Suggestions>

export const suggest = defineRoute({
  ...SUGGESTIONS,
  group: 'Search',
  auth: 'public',
  summary: 'Suggest expeditions, activities and destinations while typing',
  description: 'Expeditions, activities and destinations that begin like the words typed, or nearly; best first.',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
  query: z.object({
    q: z
      ._default(lineText({ max: 10_000 }), '')
      .check(z.meta({ description: 'The letters that were typed.', example: 'verc' })),
  }),
  response: Suggestions,
})

export const MOST_POINTS = 500

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
    carbon: z
      .nullable(HitCarbon)
      .check(
        z.describe('By train from the town of the search, or from Paris; null for a trip without a described journey.'),
      ),
  })
  .register(z.globalRegistry, {
    id: 'SearchPoint',
    description: 'Where an expedition begins on the map, in degrees; `price` in euros.',
  })
export type SearchPoint = z.infer<typeof SearchPoint>

export const listPoints = defineRoute({
  method: 'get',
  path: '/v1/search/points',
  group: 'Search',
  auth: 'public',
  summary: 'Where the expeditions found begin, for the map',
  description:
    'Every expedition a search finds that has a route, at most 500, recommended first; order and page are ignored.',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: z.array(SearchPoint).check(z.maxLength(MOST_POINTS)),
})

export const countDepartureDays = defineRoute({
  method: 'get',
  path: '/v1/search/days',
  group: 'Search',
  auth: 'public',
  summary: 'Days of departure of the expeditions found, for the calendar',
  description:
    'Per day (in Europe/Paris), how many of the expeditions found leave with seats enough; the dates asked for are ignored.',
  cache: { maxAge: 0, staleWhileRevalidate: 60 },
  query: SearchQuery,
  response: z.record(z.iso.date(), z.int()),
})
