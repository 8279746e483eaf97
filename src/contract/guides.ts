import type { GuideText } from './guide-pages'
import type { Departure } from './expeditions'
import type { Hit } from './hit'
import type { Review } from './reviews'

/** A guide as all may read of him or her: never an account, an address or a number. `families` and `countries` are those of the trips on sale. */
export type PublicGuide = GuideText & {
  slug: string
  full_name: string
  families: string[]
  countries: string[]
  portrait_url: string | null
  updated_at: string
}

/** A departure with the trip it is of. */
export type GuidedDeparture = Departure & { expedition: { name: string; slug: string } }

/** What the page of a guide shows: trips on sale, departures with seats left, soonest first, latest verified reviews of these trips. */
export type GuidePage = PublicGuide & { hits: Hit[]; departures: GuidedDeparture[]; reviews: Review[] }
