import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import type pg from 'pg'
import type { MeasuredTrain } from '@/domain/carbon/access'
import { MEASURED_CITY_KEYS } from '@/domain/carbon/door'
import { unitVector } from '@/domain/carbon/distance'
import type { Factors } from '@/domain/carbon/factor'
import { stayFigure } from '@/domain/carbon/stay'
import { statedLegs } from '@/domain/carbon/stated-legs'
import { measuredTrainLegs } from '@/domain/carbon/train-legs'
import { minutesAfter, ridesToStation } from '@/domain/carbon/train-way'
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
  const factors = await readFactors(transactionOnClient(client).execute)
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
}

const COLUMNS = {
  ...{ x: 'float8', y: 'float8', z: 'float8', after_g: 'int', after_minutes: 'int', stay_g: 'int', days: 'int' },
  ...{ train_g: 'int[]', train_minutes: 'int[]', train_changes: 'int[]', train_rides: 'int[]', factors_number: 'int' },
}
const NAMES = Object.keys(COLUMNS)

const SAVE_DOORS = /* sql */ `
  insert into trip_doors (expedition_id, ${NAMES.join(', ')})
  select expedition_id, ${NAMES.join(', ')} from jsonb_to_recordset($1::jsonb)
    d (expedition_id int, ${Object.entries(COLUMNS)
      .map((column) => column.join(' '))
      .join(', ')})
  on conflict (expedition_id) do update set ${NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}`

const doorOf = ({ id, trip, factors }: { id: number; trip: TripFacts; factors: Factors }) => {
  const { access, stay } = trip
  if (!access || !stay) return []
  const [x, y, z] = unitVector(access.station)
  // The first of two, as `trainWay` takes it.
  const trains = MEASURED_CITY_KEYS.map((city) => access.trains.find((one) => one.city === city && !one.by_night))
  return [
    {
      expedition_id: id,
      ...{ x, y, z },
      after_g: sum(statedLegs({ factors, stated: access.approach }), ({ grams }) => grams),
      after_minutes: minutesAfter(access),
      stay_g: stayFigure({ stay, factors }).grams,
      days: stay.days,
      factors_number: factors.number,
      train_g: trains.map((train) => gramsOf({ train, factors })),
      train_minutes: trains.map((train) => train?.minutes ?? null),
      train_changes: trains.map((train) => train?.changes ?? null),
      train_rides: trains.map((train) => train && ridesToStation({ train, access })),
    },
  ]
}

/** Null where the kilometres of its rails are not known. */
const gramsOf = ({ train, factors }: { train: MeasuredTrain | undefined; factors: Factors }): number | null => {
  const legs = train && measuredTrainLegs({ factors, km: train.km, byNight: false })
  return legs ? sum(legs, ({ grams }) => grams) : null
}
