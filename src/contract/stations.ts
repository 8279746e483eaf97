import * as z from 'zod/mini'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'

/** So many stations are answered at most. */
export const MOST_STATIONS = 40

/** Two numbers of degrees, as `45.19,5.71`: first those north of the equator, then those east of Greenwich. */
const degrees = ({ least, most }: { least: Degrees; most: Degrees }) =>
  z.pipe(
    z.string().check(z.maxLength(48), z.regex(/^-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/)),
    z.pipe(
      z.transform((pair: string): Degrees => {
        const [lat = NaN, lon = NaN] = pair.split(',').map(Number)
        return { lat, lon }
      }),
      z.object({
        lat: z.number().check(z.gte(least.lat), z.lte(most.lat)),
        lon: z.number().check(z.gte(least.lon), z.lte(most.lon)),
      }),
    ),
  )

type Degrees = { lat: number; lon: number }

/** A station where trains stop: degrees, its rank by how much it is served, kilometres as the crow flies from where one looks. */
const Station = z.object({
  id: z.string(),
  name: z.string(),
  /** Two letters. */
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  rank: z.int(),
  km: z.number(),
})
export type Station = z.infer<typeof Station>

/**
 * The stations around a place: `reach` is how far one looks from it, to the north and to the east. Of those of that rectangle the
 * most served, the nearest first; with words in `q`, those of any place that are called so, the likeliest first, which their rank says.
 */
export const listStations = definePanelRoute({
  method: 'get',
  path: '/expeditions/stations',
  auth: 'staff',
  query: z.object({
    near: degrees({ least: { lat: -90, lon: -180 }, most: { lat: 90, lon: 180 } }),
    reach: z._default(degrees({ least: { lat: 0, lon: 0 }, most: { lat: 90, lon: 180 } }), { lat: 0.5, lon: 0.7 }),
    q: z._default(lineText({ max: 80 }), ''),
  }),
  response: z.object({ items: z.array(Station).check(z.maxLength(MOST_STATIONS)) }),
})
