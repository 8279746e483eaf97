import * as z from 'zod/mini'
import { DESTINATION_GROUPS } from '@/domain/catalogue/destinations'
import { SEARCH, SUGGESTIONS } from './catalogue-addresses'
import { defineRoute } from './define-route'
import { lineText } from './free-text'
import { Hit, HitCarbon } from './hit'
import { LeavingFrom } from './kept-carbon'
import { SearchQuery } from './search-query'

export const HITS_PER_PAGE = 12

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
