import * as z from 'zod/mini'
import { ROLES } from '@/domain/accounts/roles'
import { BOOKING_STATES } from '@/domain/reservations/booking-state'
import { definePanelRoute } from './define-route'
import { lineText } from './free-text'

/** Characters of what is looked for. */
export const MOST_SEARCHED = 100
/** Hits of each kind. */
export const MOST_HITS = 5

const Person = z.object({
  id: z.int(),
  /** Empty where the account tells none. */
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  role: z.enum(ROLES),
})

const Booking = z.object({
  id: z.int(),
  number: z.string(),
  customer: z.string(),
  expedition: z.string(),
  departure_start: z.iso.date(),
  state: z.enum(BOOKING_STATES),
})

const Departure = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(['open', 'confirmed', 'canceled']),
  seats_taken: z.int(),
  capacity: z.int(),
})

const Text = z.object({ id: z.int(), title: z.string(), is_published: z.boolean() })

const hitsOf = <Hit extends z.ZodMiniType>(hit: Hit) =>
  z.object({ items: z.array(hit).check(z.maxLength(MOST_HITS)), has_more: z.boolean() })

const PanelHits = z.object({
  people: hitsOf(Person),
  bookings: hitsOf(Booking),
  departures: hitsOf(Departure),
  expeditions: hitsOf(Text),
  pages: hitsOf(Text),
  articles: hitsOf(Text),
})
export type PanelHits = z.infer<typeof PanelHits>

/**
 * What the panel holds under these words, of each kind that the caller's role reads: the agency reads all, marketers departures, trips,
 * pages and articles, guides the departures they lead. Each word stands somewhere in a hit; nothing is found by words that are all
 * shorter than three letters. Posted, for addresses are logged.
 */
export const searchPanel = definePanelRoute({
  method: 'post',
  path: '/panel/search',
  auth: 'team',
  body: z.strictObject({ words: lineText({ max: MOST_SEARCHED }) }),
  response: PanelHits,
})
