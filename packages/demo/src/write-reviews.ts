import { query } from '@/server/platform/db/pool'
import { daysLater } from './calendar'
import { composeReview } from './catalogue/composed-reviews'
import { Random } from './posters/core/random'
import type { WrittenExpedition } from './write-expeditions'
import type { People } from './write-people'

type Options = { written: WrittenExpedition[]; people: People; today: Date }

/** A reservation whose traveler came back. */
type Trip = { reservation_id: number; user_id: number; first_name: string; start: Date; end: Date }

/** Beyond those written for it, an expedition has up to this many shorter reviews. */
const MAX_COMPOSED = 7

/** Writes the reviews: those of the catalogue, then shorter ones for the trips that go out most. A new trip has few or none. */
export const writeReviews = async ({ written, people, today }: Options): Promise<void> => {
  const trips = await findTrips(today)
  const rows = written.flatMap(({ id, expedition, position }) => {
    const random = new Random(`reviews ${expedition.slug}`)
    const isFresh = position % 12 === 4
    const own = isFresh ? [] : expedition.reviews
    const composed = Array.from({ length: isFresh ? 0 : random.int(2, MAX_COMPOSED) }, () =>
      composeReview({ random, people }),
    )
    const free = [...(trips.get(id) ?? [])]
    return [...own, ...composed].map((review, index) => {
      const trip = random.chance(0.7) ? free.shift() : undefined
      // A shorter review takes the name of who traveled; those of the catalogue are signed.
      const firstName = trip && index >= own.length ? trip.first_name : review.firstName
      const dates = trip ? datesAfter({ trip, random, today }) : datesAlone({ index, random, today })
      return {
        expedition_id: id,
        first_name: firstName,
        rate: review.rate,
        text: review.text,
        reservation_id: trip?.reservation_id ?? null,
        user_id: trip?.user_id ?? null,
        ...dates,
        ...(trip && detailRates({ random, rate: review.rate })),
        ...replyTo({ random, rate: review.rate, publishedAt: dates.published_at, today }),
      }
    })
  })
  await query(
    `insert into reviews (expedition_id, first_name, rate, text, status, published_at, trip_date, created_at,
       reservation_id, user_id, guide_rate, level_rate, organisation_rate, reply, replied_at)
     select expedition_id, first_name, rate, text, 'published', published_at, trip_date, published_at,
       reservation_id, user_id, guide_rate, level_rate, organisation_rate, reply, replied_at
     from json_to_recordset($1) as r(expedition_id int, first_name text, rate int, text text, published_at timestamptz,
       trip_date timestamptz, reservation_id int, user_id int, guide_rate int, level_rate int, organisation_rate int,
       reply text, replied_at timestamptz)`,
    [JSON.stringify(rows)],
  )
  await query(
    `update reservations r set review_invited_at = d.departure_end + interval '1 day'
     from departures d where d.id = r.departure_id and r.status = 'confirmed' and d.departure_end < $1`,
    [today.toISOString()],
  )
}

/** Confirmed reservations of past departures, by expedition; those of the demo accounts stay without a review. */
const findTrips = async (today: Date): Promise<Map<number, Trip[]>> => {
  const rows = await query<Trip & { expedition_id: number }>(
    `select d.expedition_id, r.id as reservation_id, u.id as user_id, u.first_name, d.departure_start as start, d.departure_end as "end"
     from reservations r
     join departures d on d.id = r.departure_id
     join users u on u.id = r.user_id
     where r.status = 'confirmed' and d.departure_end < $1 and u.email not like '%@lagopede.test'
     order by d.expedition_id, r.id % 3, d.departure_end desc, r.id`,
    [daysLater({ day: today, days: -4 }).toISOString()],
  )
  const trips = new Map<number, Trip[]>()
  for (const { expedition_id, ...trip } of rows) trips.set(expedition_id, [...(trips.get(expedition_id) ?? []), trip])
  return trips
}

const notAfter = (today: Date, day: Date): string =>
  new Date(Math.min(daysLater({ day: today, days: -1 }).getTime(), day.getTime())).toISOString()

const datesAfter = ({ trip, random, today }: { trip: Trip; random: Random; today: Date }) => ({
  published_at: notAfter(today, daysLater({ day: trip.end, days: random.int(2, 26) })),
  trip_date: trip.start.toISOString(),
})

const datesAlone = ({ index, random, today }: { index: number; random: Random; today: Date }) => {
  const age = 9 + index * 31 + random.int(0, 24)
  return {
    published_at: daysLater({ day: today, days: -age }).toISOString(),
    trip_date: daysLater({ day: today, days: -age - random.int(10, 30) }).toISOString(),
  }
}

const detailRates = ({ random, rate }: { random: Random; rate: number }) => {
  if (!random.chance(0.6)) return {}
  const near = (): number => Math.max(1, Math.min(5, rate + random.pick([0, 0, 0, 1, -1])))
  return { guide_rate: Math.max(4, near()), level_rate: near(), organisation_rate: near() }
}

const replyTo = (options: { random: Random; rate: number; publishedAt: string; today: Date }) => {
  const { random, rate, publishedAt, today } = options
  const reply = composeReply({ random, rate })
  if (reply === null) return {}
  const day = daysLater({ day: new Date(publishedAt), days: random.int(1, 6) })
  return { reply, replied_at: notAfter(today, day) }
}

const TO_HAPPY = [
  'Merci pour ces mots, on les a lus à voix haute au bureau. À bientôt sur un quai de gare !',
  'Un grand merci ! Le message est transmis au gardien du refuge, qui va rougir.',
  'Merci d’avoir pris le temps. La soupe garde donc sa place au menu.',
  'Quel plaisir de te lire. On se revoit au printemps ?',
] as const

const TO_DISAPPOINTED = [
  'Merci pour ta franchise. Le rythme du deuxième jour est revu pour la saison prochaine : départ une heure plus tôt, pause plus longue.',
  'Tu as raison sur ce point et nous aurions dû prévenir. La fiche de l’aventure le dit maintenant clairement.',
  'Merci de nous l’avoir écrit. Nous en avons parlé avec le guide et changé d’hébergement pour cette étape.',
] as const

/** What the agency answers to a review: nearly always when it disappoints, now and then otherwise; null for silence. */
const composeReply = ({ random, rate }: { random: Random; rate: number }): string | null => {
  if (rate <= 3) return random.chance(0.8) ? random.pick(TO_DISAPPOINTED) : null
  return random.chance(0.12) ? random.pick(TO_HAPPY) : null
}
