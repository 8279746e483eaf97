import type { ExpeditionCarbon } from '@/contract/carbon'
import type { Door } from '@/domain/carbon/door'
import { carbonVersion, type Factors } from '@/domain/carbon/factor'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { query } from '@/server/platform/db/pool'
import { factorUsed, presentWays } from './present-ways'
import { presentWayHeights, WAY_HEIGHTS, type WayHeightsRow } from './way-heights'
import { FACTORS_NUMBER, factorsOf, FACTORS_IN_FORCE, type FactorRow } from './read-factors'
import { presentTripFacts, TRIP_FACTS, type TripFactsRow } from './trip-facts'

/** The trip with the factors in force, by one statement: none for a trip that is not published. */
const STATEMENT = /* sql */ `
  select ${TRIP_FACTS}, ${WAY_HEIGHTS}, (
    select json_agg(json_build_object('id', f.id, 'key', f.key, 'label', f.label, 'unit', f.unit, 'mg', f.value_mg, 'low_mg', f.low_mg,
      'high_mg', f.high_mg, 'source', f.source, 'version', f.version, 'number', ${FACTORS_NUMBER}))
    from (${FACTORS_IN_FORCE}) f) as factors
  from expeditions e where e._status = 'published' and (e.id = $1 or e.slug = $2)`

type Row = TripFactsRow & WayHeightsRow & { factors: FactorRow[] }

/** What a published trip emits from a door, or null. `isDefault` says that nobody told the town. */
export const findTripCarbon = async ({
  id,
  door,
  isDefault,
}: {
  id: string
  door: Door
  isDefault: boolean
}): Promise<ExpeditionCarbon | null> => {
  const isNumber = /^\d+$/.test(id)
  const [row] = await query<Row>(STATEMENT, isNumber ? [Number(id), null] : [null, id], 'find-trip-carbon')
  if (!row) return null
  return presentTripCarbon({ row, door, isDefault, factors: factorsOf(row.factors) })
}

const presentTripCarbon = ({
  row,
  door,
  isDefault,
  factors,
}: {
  row: Row
  door: Door
  isDefault: boolean
  factors: Factors
}): ExpeditionCarbon => {
  const trip = presentTripFacts(row)
  const { ways, stay } = tripFigure({ trip, door, factors })
  const [first] = ways
  return {
    from: { code: door.code, name: door.name, is_default: isDefault },
    from_station: door.station?.name ?? null,
    version: carbonVersion(factors),
    ways: presentWays(ways, factors),
    heights: trip.access && presentWayHeights({ row, door, access: trip.access }),
    stay: stay && {
      ...stay,
      lines: stay.lines.map((line) => ({ ...line, factor: line.factor && factorUsed(factors, line.factor) })),
    },
    total:
      first && stay
        ? { grams: first.grams + stay.grams, low: first.low + stay.low, high: first.high + stay.high }
        : null,
  }
}
