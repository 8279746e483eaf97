import * as z from 'zod/mini'
import { EXPEDITION_TYPES } from '@/domain/catalogue/expedition-type'
import { DESTINATION_GROUPS } from '@/domain/catalogue/destinations'
import { REACH_TERM } from '@/domain/catalogue/reach'
import type { SearchKey } from '@/domain/search/search-keys'
import { NO_SUCH_DATE } from '@/domain/travelers/participant-check'
import { cleanLine } from '@/domain/text/plain-text'
import { lineText, typedText } from './free-text'
import { PlaceCode } from './kept-carbon'

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
