import { query } from '@/server/db/pool'
import { addDays } from './calendar'
import { composeReview } from './catalogue/composed-reviews'
import { Random } from './posters/core/random'
import type { WrittenExpedition } from './write-expeditions'
import type { People } from './write-people'

type Options = { written: WrittenExpedition[]; people: People; today: Date }

/** Beyond those written for it, an expedition has up to this many shorter reviews. */
const MAX_COMPOSED = 7

/** Writes the reviews: those of the catalogue, then shorter ones for the trips that go out most. A new trip has few or none. */
export const writeReviews = async ({ written, people, today }: Options): Promise<void> => {
  const rows = written.flatMap(({ id, expedition, position }) => {
    const random = new Random(`reviews ${expedition.slug}`)
    const isFresh = position % 12 === 4
    const composed = Array.from({ length: isFresh ? 0 : random.int(2, MAX_COMPOSED) }, () =>
      composeReview({ random, people }),
    )
    return [...(isFresh ? [] : expedition.reviews), ...composed].map(({ firstName, rate, text }, index) => {
      const age = 9 + index * 31 + random.int(0, 24)
      return {
        expedition_id: id,
        first_name: firstName,
        rate,
        text,
        published_at: addDays({ day: today, days: -age }).toISOString(),
        trip_date: addDays({ day: today, days: -age - random.int(10, 30) }).toISOString(),
      }
    })
  })
  await query(
    `insert into reviews (expedition_id, first_name, rate, text, status, published_at, trip_date)
     select expedition_id, first_name, rate, text, 'published', published_at, trip_date
     from json_to_recordset($1) as r(expedition_id int, first_name text, rate int, text text, published_at timestamptz, trip_date timestamptz)`,
    [JSON.stringify(rows)],
  )
}
