import { departureTitle } from '@/domain/departures/departure-title'
import { query } from '@/server/platform/db/pool'
import { daysLater } from './calendar'
import { planDepartures } from './departure-plan'
import { leadDepartures } from './lead-departures'
import { Random } from './posters/core/random'
import { present } from './present'
import type { WrittenExpedition } from './write-expeditions'
import type { People } from './write-people'

type Options = { written: WrittenExpedition[]; guides: Map<string, number>; people: People; today: Date }

/** Writes the departures, and the reservations that take their seats: the two always agree. */
export const writeDepartures = async ({ written, guides, people, today }: Options): Promise<void> => {
  const trips = written.map(({ expedition, position }) => ({
    guide: expedition.guide,
    months: expedition.months,
    departures: planDepartures({ expedition, position, today }),
  }))
  const plans = leadDepartures({ trips, guides: [...guides.keys()], today })
  const departures = written.flatMap(({ id, expedition }, trip) =>
    (plans[trip] ?? []).map(({ start, end, capacity, taken, minimum, status, age, guide }) => ({
      title: departureTitle({ name: expedition.name, start }),
      expedition_id: id,
      guide_id: guide === null ? null : present(guides, guide),
      departure_start: start.toISOString(),
      departure_end: end.toISOString(),
      capacity,
      seats_taken: taken,
      min_participants: minimum,
      status,
      created_at: daysLater({ day: today, days: -age }).toISOString(),
      unit_price_cents: expedition.price * 100,
    })),
  )
  const rows = await query<{ id: number }>(
    `insert into departures (title, expedition_id, guide_id, departure_start, departure_end, capacity, seats_taken, min_participants, status, created_at)
     select title, expedition_id, guide_id, departure_start, departure_end, capacity, seats_taken, min_participants, status::enum_departures_status, created_at
     from json_to_recordset($1) as d(title text, expedition_id int, guide_id int, departure_start timestamptz,
       departure_end timestamptz, capacity int, seats_taken int, min_participants int, status text, created_at timestamptz)
     returning id`,
    [JSON.stringify(departures)],
  )
  const random = new Random('reservations')
  const reservations = departures.flatMap((departure, index) =>
    parties({ seats: departure.seats_taken, random }).map((travelers_count) => ({
      user_id: people.customers[random.int(0, people.customers.length - 1)]?.id,
      departure_id: rows[index]?.id,
      travelers_count,
      unit_price_cents: departure.unit_price_cents,
      total_cents: departure.unit_price_cents * travelers_count,
    })),
  )
  await query(
    `insert into reservations (user_id, departure_id, travelers_count, unit_price_cents, total_cents, status)
     select user_id, departure_id, travelers_count, unit_price_cents, total_cents, 'confirmed'
     from json_to_recordset($1) as r(user_id int, departure_id int, travelers_count int, unit_price_cents int, total_cents int)`,
    [JSON.stringify(reservations)],
  )
}

/** Groups of one to four travelers that fill so many seats. */
const parties = ({ seats, random }: { seats: number; random: Random }): number[] => {
  const sizes: number[] = []
  for (let left = seats; left > 0; left -= sizes.at(-1) ?? 1)
    sizes.push(Math.min(left, random.pick([1, 2, 2, 2, 3, 4])))
  return sizes
}
