import { z } from 'zod'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'

/** One departure slot of a card: its first day (calendar date in Europe/Paris) and the seats left. */
export const NextDeparture = z.object({
  next_departure_start: z.iso.date(),
  available_count: z.int().nonnegative(),
})

/**
 * The read model of an expedition card (spec §3, « Expedition hit »).
 * `price` is in euros, `rating` is out of 5 and null without a review,
 * `next_departure_starts` are the next three departures to come, full or not,
 * `next_available_departure_starts` the next three that have seats left.
 */
export const Hit = z
  .object({
    id: z.int().positive(),
    objectID: z.string(),
    name: z.string(),
    slug: z.string(),
    price: z.number().nonnegative(),
    country_flag_url: z.string().nullable(),
    country_1: z.string(),
    countries: z.array(z.string()),
    duration_days: z.int(),
    level_number: z.int(),
    eco_rating: z.int(),
    rating: z.number().nullable(),
    guide_full_name: z.string().nullable(),
    activities: z.array(z.string()),
    accommodation: z.string().nullable(),
    accommodations_name: z.array(z.string()),
    carousel_rank: z.int().nullable(),
    expedition_type: z.enum(EXPEDITION_TYPES),
    main_photo_small: z.string().nullable(),
    age_min_child: z.int().nullable(),
    all_time_interests_count: z.int().nonnegative(),
    is_new: z.boolean(),
    has_new_departures: z.boolean(),
    next_departures_count: z.int().nonnegative(),
    next_departure_starts: z.array(NextDeparture),
    next_available_departure_starts: z.array(NextDeparture),
    has_next_3_departures_not_full: z.boolean(),
  })
  .meta({ id: 'Hit' })

export type Hit = z.infer<typeof Hit>
