import type { MethodExample } from '@/contract/carbon'
import { PARIS } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import { contrastingWays, isFlown, type Way } from '@/domain/carbon/way'
import { query } from '@/server/platform/db/pool'
import { presentWays } from './present-ways'
import { readFactors } from './read-factors'
import { presentTripFacts, TRIP_FACTS, type TripFactsRow } from './trip-facts'

/** Enough of the oldest trips to find one that is simple to read, whatever the size of the catalogue. */
const READ = 40

type Row = TripFactsRow & { title: string; slug: string }

/**
 * The trip that shows how one counts: of the oldest that tell how one gets there, one that somebody could fly to if there is one,
 * and of these the one with the fewest stretches by train.
 */
export const findMethodExample = async (): Promise<MethodExample> => {
  const [factors, rows] = await Promise.all([
    readFactors(),
    query<Row>(/* sql */ `
      select ${TRIP_FACTS}, e.name as title, e.slug from expeditions e
      where e._status = 'published' and e.access_station_name is not null
      order by e.access_airport_name is null, e.id limit ${String(READ)}`),
  ])
  const [best] = rows
    .map((row) => ({ row, ways: tripFigure({ trip: presentTripFacts(row), door: PARIS, factors }).ways }))
    .filter(({ ways }) => ways[0]?.mode === 'train')
    .toSorted((a, b) => Number(isFlown(b.ways)) - Number(isFlown(a.ways)) || stretches(a.ways) - stretches(b.ways))
  if (!best) return null
  const { id, title, slug } = best.row
  return { id, title, slug, from: PARIS.name, ways: presentWays(contrastingWays(best.ways), factors) }
}

const stretches = ([first]: Way[]): number => first?.legs.length ?? 0
