import type pg from 'pg'
import { MEASURED_CITY_KEYS } from '@/domain/carbon/door'
import { unitVector } from '@/domain/carbon/distance'
import type { Factors } from '@/domain/carbon/factor'
import { stayFigure } from '@/domain/carbon/stay'
import { statedLegs } from '@/domain/carbon/stated-legs'
import { measuredTrainLegs } from '@/domain/carbon/train-legs'
import { minutesAfter } from '@/domain/carbon/train-way'
import type { TripFacts } from '@/domain/carbon/trip-figure'
import { sum } from '@/domain/carbon/way'
import { readFactors } from './read-factors'
import { presentTripFacts, TRIP_FACTS, type TripFactsRow } from './trip-facts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Counts anew what of these trips' figures does not depend on the door, within the caller's transaction, which holds their
 * cards' locks. A trip that is not published, or not wholly told, has none.
 */
export const saveTripDoors = async ({ client, ids }: { client: Client; ids: number[] }): Promise<void> => {
  const factors = await readFactors(async (text) => (await client.query<never>(text)).rows)
  const { rows } = await client.query<TripFactsRow>(
    `select ${TRIP_FACTS} from expeditions e where e.id = any($1::int[]) and e._status = 'published'`,
    [ids],
  )
  const doors = rows.flatMap((row) => doorOf({ id: row.id, trip: presentTripFacts(row), factors }))
  await client.query(
    'delete from trip_doors where expedition_id = any($1::int[]) and expedition_id <> all($2::int[])',
    [ids, doors.map(({ expedition_id }) => expedition_id)],
  )
  await client.query(SAVE_DOORS, [JSON.stringify(doors)])
  await client.query(SAVE_TRAINS, [
    doors.map(({ expedition_id }) => expedition_id),
    JSON.stringify(doors.flatMap(({ trains }) => trains)),
  ])
}

const SAVE_DOORS = /* sql */ `
  insert into trip_doors (expedition_id, x, y, z, after_g, after_minutes, stay_g, days, factors_number)
  select expedition_id, x, y, z, after_g, after_minutes, stay_g, days, factors_number
  from jsonb_to_recordset($1::jsonb) d (expedition_id int, x float8, y float8, z float8, after_g int, after_minutes int,
    stay_g int, days int, factors_number int)
  on conflict (expedition_id) do update set x = excluded.x, y = excluded.y, z = excluded.z, after_g = excluded.after_g,
    after_minutes = excluded.after_minutes, stay_g = excluded.stay_g, days = excluded.days,
    factors_number = excluded.factors_number`

const SAVE_TRAINS = /* sql */ `
  with given as (
    select * from jsonb_to_recordset($2::jsonb) t (expedition_id int, city text, main_g int, minutes int, changes int)
  ),
  gone as (
    delete from trip_door_trains t where t.expedition_id = any($1::int[])
      and not exists (select 1 from given g where g.expedition_id = t.expedition_id and g.city = t.city)
  )
  insert into trip_door_trains (expedition_id, city, main_g, minutes, changes)
  select expedition_id, city, main_g, minutes, changes from given
  on conflict (city, expedition_id) do update set main_g = excluded.main_g, minutes = excluded.minutes, changes = excluded.changes`

const doorOf = ({ id, trip, factors }: { id: number; trip: TripFacts; factors: Factors }) => {
  const { access, stay } = trip
  if (!access || !stay) return []
  const [x, y, z] = unitVector(access.station)
  const trains = MEASURED_CITY_KEYS.flatMap((city) => {
    // The first of two, as `trainWay` takes it.
    const train = access.trains.find((one) => one.city === city && !one.by_night)
    if (!train) return []
    const main = measuredTrainLegs({ factors, km: train.km, byNight: false })
    const main_g = main && sum(main, ({ grams }) => grams)
    return [{ expedition_id: id, city, main_g, minutes: train.minutes, changes: train.changes }]
  })
  return [
    {
      expedition_id: id,
      ...{ x, y, z },
      after_g: sum(statedLegs({ factors, stated: access.approach }), ({ grams }) => grams),
      after_minutes: minutesAfter(access),
      stay_g: stayFigure({ stay, factors }).grams,
      days: stay.days,
      factors_number: factors.number,
      trains,
    },
  ]
}
