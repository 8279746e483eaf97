import type { Departure } from './expeditions'
import type { Hit } from './hit'
import type { Review } from './reviews'

/** A guide as all may read of him or her: never an account, an address or a number. `facts` are languages, diplomas, years. */
export type PublicGuide = {
  slug: string
  full_name: string
  job_title: string
  biography: string
  facts: string[]
  portrait_url: string | null
  updated_at: string
}

/** A departure with the trip it is of. */
export type GuidedDeparture = Departure & { expedition: { name: string; slug: string } }

/** What the page of a guide shows: trips on sale, departures with seats left, soonest first, latest verified reviews of these trips. */
export type GuidePage = PublicGuide & { hits: Hit[]; departures: GuidedDeparture[]; reviews: Review[] }
