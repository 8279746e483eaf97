import * as z from 'zod/mini'
import { PLACES } from './catalogue-addresses'
import { defineRoute } from './define-route'
import { lineText } from './free-text'

/** So many towns are answered at most. */
export const MOST_PLACES = 8

export const Place = z
  .object({
    code: z.string(),
    name: z.string(),
    department: z.string(),
    label: z.string(),
    station: z
      .nullable(z.object({ name: z.string(), km: z.int() }))
      .check(z.describe('Null on islands without a railway.')),
    other_name: z
      .nullable(z.string())
      .check(z.describe('What it was found by, where that is not its name: a former town or a district.')),
  })
  .register(z.globalRegistry, {
    id: 'Place',
    description:
      "A town of France: `code` is INSEE's, `department` its number, `station` where its people take the train, as the crow flies.",
  })
export type Place = z.infer<typeof Place>

export const PlaceList = z
  .object({ items: z.array(Place) })
  .register(z.globalRegistry, { id: 'PlaceList', description: 'Towns that were found, eight at most.' })
export type PlaceList = z.infer<typeof PlaceList>

export const listPlaces = defineRoute({
  ...PLACES,
  group: 'Search',
  auth: 'public',
  summary: 'Find a town of France to travel from',
  description:
    'Towns of France by the beginning of their name or postcode, accents, hyphens and apostrophes forgiven; a postcode or a department beside the name tells namesakes apart. Nothing for no word.',
  cache: { maxAge: 3600, staleWhileRevalidate: 86_400 },
  query: z.object({
    q: z
      ._default(lineText({ max: 1000 }), '')
      .check(z.meta({ description: 'The beginning of a name or of a postcode.', example: 'greno' })),
  }),
  response: PlaceList,
})
