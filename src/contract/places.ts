import * as z from 'zod/mini'
import { PLACES } from './addresses'
import { defineRoute } from './define-route'
import { lineText } from './free-text'

/** So many towns are answered at most. */
export const MOST_PLACES = 8

/** A town of France: `code` is INSEE's, `department` its number, `station` where its people take the train, as the crow flies. */
export const Place = z
  .object({
    code: z.string(),
    name: z.string(),
    department: z.string(),
    label: z.string(),
    /** Null on islands without a railway. */
    station: z.nullable(z.object({ name: z.string(), km: z.int() })),
    /** What it was found by, where that is not its name: a former town or a district. */
    other_name: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'Place' })
export type Place = z.infer<typeof Place>

export const PlaceList = z.object({ items: z.array(Place) }).register(z.globalRegistry, { id: 'PlaceList' })
export type PlaceList = z.infer<typeof PlaceList>

/**
 * Towns of France by the beginning of their name or postcode, accents, hyphens and apostrophes forgiven; a postcode or a department beside
 * the name tells namesakes apart. Nothing for no word.
 */
export const listPlaces = defineRoute({
  ...PLACES,
  group: 'Recherche',
  auth: 'public',
  summary: 'Find a town of France to travel from',
  cache: { maxAge: 3600, staleWhileRevalidate: 86_400 },
  query: z.object({ q: z._default(lineText({ max: 1000 }), '') }),
  response: PlaceList,
})
