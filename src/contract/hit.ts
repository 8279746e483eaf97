import * as z from 'zod/mini'
import { EXPEDITION_TYPES } from '@/domain/catalogue/expedition-type'
import { Awaited } from './awaited'

/**
 * One departure slot of a card: its first day (calendar date in Europe/Paris), the seats left, whether it is sure to leave,
 * and whether one may wait for seats of it. A card kept from before these were told does not say them.
 */
export const NextDeparture = z.object({
  next_departure_start: z.iso.date(),
  available_count: z.int().check(z.nonnegative()),
  is_confirmed: z.optional(z.boolean()),
  awaited: z.optional(z.nullable(Awaited)),
  has_waitlist: z.optional(z.boolean()),
})

export const HitCarbon = z
  .object({
    from: z.string(),
    trip_g: z.int(),
    stay_g: z.int(),
    minutes: z.int(),
    is_timed: z.boolean(),
    changes: z.nullable(z.int()),
  })
  .register(z.globalRegistry, {
    id: 'HitCarbon',
    description:
      'What the trip emits per person, by train from the door of `from` and back (`trip_g`) and on site (`stay_g`), in grams, and how long the way there takes, in minutes; `is_timed` when somebody read it, with its changes.',
  })
export type HitCarbon = z.infer<typeof HitCarbon>

export const Hit = z
  .object({
    id: z.int().check(z.positive()),
    objectID: z.string(),
    name: z.string(),
    slug: z.string(),
    price: z.number().check(z.nonnegative()),
    country_flag_url: z.nullable(z.string()),
    country_1: z.string(),
    countries: z.array(z.string()),
    duration_days: z.int(),
    level_number: z.int(),
    eco_rating: z.int(),
    rating: z.nullable(z.number()),
    guide_full_name: z.nullable(z.string()),
    activities: z.array(z.string()),
    accommodation: z.nullable(z.string()),
    accommodations_name: z.array(z.string()),
    carousel_rank: z.nullable(z.int()),
    expedition_type: z.enum(EXPEDITION_TYPES),
    main_photo_small: z.nullable(z.string()),
    age_min_child: z.nullable(z.int()),
    all_time_interests_count: z.int().check(z.nonnegative()),
    is_new: z.boolean(),
    has_new_departures: z.boolean(),
    next_departures_count: z.int().check(z.nonnegative()),
    next_departure_starts: z.array(NextDeparture),
    next_available_departure_starts: z.array(NextDeparture),
    has_next_3_departures_not_full: z.boolean(),
    asked: z
      .optional(z.string())
      .check(
        z.describe(
          'Where the search sets dates or travelers: the fragment by which the page of the expedition opens on the first departure that matches, for as many travelers.',
        ),
      ),
    carbon: z
      .optional(z.nullable(HitCarbon))
      .check(z.describe('Null where the agency has not described the journey and the stay.')),
  })
  .register(z.globalRegistry, {
    id: 'Hit',
    description:
      'The read model of an expedition card (spec §3, « Expedition hit »). `price` is in euros, `rating` is out of 5 and null without a review, `next_departure_starts` are the next three departures to come, full or not, `next_available_departure_starts` the next three that have seats left.',
  })

export type Hit = z.infer<typeof Hit>
