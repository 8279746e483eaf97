import type { ExpeditionType } from '@/domain/catalogue/expedition-type'

/** How the poster generator draws a picture: a scene and a palette it knows, and optional accents. */
export type Illustration = { scene: string; palette: string; accents?: string[]; alt: string }

/** A point of the route in walking order: degrees, metres. `stage` names a place to mark, `day` ends that day there. */
export type Waypoint = { lat: number; lng: number; ele: number; stage?: string; day?: number }

export type ProgrammeDay = {
  title: string
  text: string
  /** What the day asks for; left out on days of rest or travel. Kilometres, metres, hours. */
  distance?: number
  ascent?: number
  descent?: number
  hours?: number
  night?: string
  meals: string
}

/** Everything the demo catalogue knows of one expedition. Prices in euros. */
export type CatalogueExpedition = {
  slug: string
  name: string
  type: ExpeditionType
  /** One sentence that makes one want to go, under 180 characters. */
  tagline: string
  description: string[]
  highlights: string[]
  /** Country codes, the main one first: FR, IT, NO, SE, FI, IS, SI, GB-SCT … */
  countries: string[]
  region: string
  days: number
  level: 1 | 2 | 3 | 4 | 5
  eco: 1 | 2 | 3 | 4 | 5
  price: number
  /** For kids, family and basecamp trips only. */
  ageMinChild?: number
  /** The last age, for kids trips only. */
  ageMaxChild?: number
  /** What children pay, up to which age. */
  childPrice?: { price: number; maxAge: number }
  group: { min: number; max: number }
  activities: string[]
  accommodations: string[]
  guide: string
  main: Illustration
  /** Three more pictures. */
  gallery: Illustration[]
  route: Waypoint[]
  programme: ProgrammeDay[]
  included: string[]
  notIncluded: string[]
  kit: string[]
  station: string
  meetingPoint: string
  journeys: Array<{ city: string; duration: string; legs: Array<{ time: string; place: string; note: string }> }>
  /** Months in which departures start, 1 to 12. */
  months: number[]
  reviews: Array<{ firstName: string; rate: 1 | 2 | 3 | 4 | 5; text: string }>
  questions: Array<{
    from: string
    body: string /** `from` is « guide », or a traveler's first name. */
    answer?: { from: string; body: string }[]
  }>
}
