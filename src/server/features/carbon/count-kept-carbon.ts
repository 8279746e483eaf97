import type { KeptCarbon } from '@/contract/kept-carbon'
import { PARIS, type Door } from '@/domain/carbon/door'
import { carbonVersion } from '@/domain/carbon/factor'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { readFactors } from './read-factors'
import { presentTripFacts, TRIP_FACTS, type TripFactsRow } from './trip-facts'

/**
 * What the trip of a departure emits from a door by the factors in force, for a contract to keep; from Paris, named so, where
 * nobody told a town. Null for a trip that is not wholly told.
 */
export const countKeptCarbon = async ({
  transaction,
  departureId,
  door,
}: {
  transaction: Transaction
  departureId: number
  door: Door | null
}): Promise<KeptCarbon | null> => {
  const { rows } = await transaction.execute<TripFactsRow>(sql`
    select ${sql.raw(TRIP_FACTS)} from expeditions e
    where e.id = (select d.expedition_id from departures d where d.id = ${departureId})`)
  const row = rows[0]
  if (!row) return null
  const factors = await readFactors((statement) => transaction.execute(statement))
  const from = door ?? PARIS
  const { ways, stay } = tripFigure({ trip: presentTripFacts(row), door: from, factors })
  const [way] = ways
  if (!way || !stay) return null
  return {
    from: { code: from.code, name: from.name, is_default: door === null },
    version: carbonVersion(factors),
    mode: way.mode,
    minutes: way.minutes,
    trip: { grams: way.grams, low: way.low, high: way.high },
    stay: { grams: stay.grams, low: stay.low, high: stay.high },
  }
}
