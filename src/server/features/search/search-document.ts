import type { Hit } from '@/contract/hit'

/** A departure that has seats: its first and last day (calendar dates in Europe/Paris), how many, whether it is sure to leave. */
export type Opening = { first_day: string; last_day: string; seats: number; is_confirmed: boolean }

/** A card with what else the search needs to find it: its families, more words, and the departures that have seats. */
export type SearchDocument = {
  hit: Hit
  categories: string[]
  region: string | null
  /** Region, tagline, guide and description, as plain text. */
  text: string
  review_count: number
  openings: Opening[]
}

/** A document that an engine will never take, and why. */
export type Refusal = { id: number; reason: string }
