import { travelerAges, type TravelerAge } from '@/domain/seats/party-ages'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql } from '@/server/platform/db/transaction-of'
import { AGE_MAX } from './booked-expedition'

/** What is known of a traveler's age. */
export type KnownAge = { position: number; birthDate: string | null; told: TravelerAge }

/** SQL of what is known of the ages of the reservation `r`, as JSON. */
export const KNOWN_AGES = sql`coalesce((
  select json_agg(json_build_object('position', p.position::int, 'birthDate', ${parisDay(sql`p.birth_date`)},
    'told', p.told_age)) from participants p where p.reservation_id = r.id), '[]'::json)`

/** SQL of who may come on the expedition `e`, columns of `TripAges`. */
export const TRIP_AGES = sql`e.expedition_type as "expeditionType", e.age_min_child::int as "ageMinChild",
  ${AGE_MAX} as "ageMaxChild"`

/** The ages of so many travelers by place on the first day of a departure. */
export const agesOfPeople = ({
  people,
  travelers,
  departureStart,
}: {
  people: readonly KnownAge[]
  travelers: number
  departureStart: string
}): TravelerAge[] => {
  const byPlace = Array.from({ length: travelers }, (_, index) => people.find(({ position }) => position === index + 1))
  return travelerAges({
    travelers,
    told: byPlace.map((one) => one?.told ?? null),
    birthDates: byPlace.map((one) => one?.birthDate),
    departureStart,
  })
}
