import type { DepartureSales } from '@/contract/planning'
import { daysBetween } from '@/domain/days/days'
import { departurePace } from '@/domain/departures/departure-pace'
import { salesCurve } from '@/domain/departures/sales-curve'
import { TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { DECISION_DAY } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import {
  comparableOf,
  LENGTH_KIND,
  soldDepartures,
  STEPS,
  stepsOf,
  type SoldRows,
  type StepPairs,
} from './sold-departures'

type Row = Pick<
  DepartureSales,
  | 'id'
  | 'name'
  | 'departure_start'
  | 'departure_end'
  | 'status'
  | 'capacity'
  | 'min_participants'
  | 'decision_on'
  | 'length_kind'
> & { today: string; steps: StepPairs; days_since_made: number; sold: SoldRows }

/** How a departure sells beside those of its length that left, by one statement. */
export const readDepartureSales = async (departureId: number): Promise<DepartureSales> => {
  const [row] = await queryStatement<Row>(sql`
    with own as (select d.*, ${LENGTH_KIND} as kind, ${STEPS} as steps from departures d where d.id = ${departureId})
    select d.id, coalesce(e.name, d.title, 'Départ ' || d.id) as name, to_char(d.first_day, 'YYYY-MM-DD') as departure_start,
      to_char(d.last_day, 'YYYY-MM-DD') as departure_end, d.status, d.capacity::int as capacity,
      d.min_participants::int as min_participants, coalesce(to_char(${DECISION_DAY}, 'YYYY-MM-DD'), '') as decision_on,
      d.kind as length_kind, to_char(${TODAY}, 'YYYY-MM-DD') as today, d.steps,
      ${TODAY} - (d.created_at at time zone 'Europe/Paris')::date as days_since_made,
      ${soldDepartures(sql`select kind from own`)} as sold
    from own d left join expeditions e on e.id = d.expedition_id`)
  if (!row) throw notFound('Ce départ n’existe plus.')
  const { steps: pairs, sold, today, days_since_made: daysSinceMade, ...departure } = row
  const { departure_start: start, capacity, length_kind: kind, status } = departure
  const steps = stepsOf(pairs)
  const left = comparableOf({ rows: sold, kind })
  const daysBefore = Math.max(0, daysBetween({ from: today, to: start }))
  const isSold = start > today && status !== 'canceled'
  return {
    ...departure,
    days_before: daysBefore,
    ...salesCurve({ steps, daysBefore, capacity, departures: left }),
    compared_count: left.length,
    pace: isSold ? departurePace({ steps, daysBefore, capacity, daysSinceMade, departures: left }) : null,
  }
}
