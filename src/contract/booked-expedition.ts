import * as z from 'zod/mini'
import { SIZE_KINDS } from '@/domain/travelers/participant-sizes'

export const BookedExpedition = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    main_photo_large: z.nullable(z.string()),
    main_photo_small: z.nullable(z.string()),
    country_1: z.nullable(z.string()),
    duration_days: z.int(),
    level_number: z.int(),
    expedition_type: z.string(),
    age_min_child: z.nullable(z.int()),
    age_max_child: z
      .nullable(z.int())
      .check(z.describe('The last age that a trip without the parents takes; null elsewhere.')),
    station: z.nullable(z.string()),
    rail_station: z
      .nullable(z.string())
      .check(
        z.describe(
          'Where trains of France lead to on the way there, by its name alone; null where one goes on by train from there, to `station`.',
        ),
      ),
    meeting_point: z.nullable(z.string()),
    sizes_asked: z.array(z.enum(SIZE_KINDS)),
  })
  .register(z.globalRegistry, {
    id: 'BookedExpedition',
    description: 'The trip a booking is about, as the tunnel and the dashboards show it; ages in years.',
  })

export type BookedExpedition = z.infer<typeof BookedExpedition>

/** The way to the first day by train, from one city; hours and places as written by the agency. */
export const TripJourney = z.object({
  city: z.string(),
  duration: z.string(),
  legs: z.array(z.object({ time: z.string(), place: z.string(), note: z.nullable(z.string()) })),
})

export type TripJourney = z.infer<typeof TripJourney>
