import type { MethodExample } from '@/contract/carbon'
import { PARIS } from '@/domain/carbon/door'
import { tripFigure } from '@/domain/carbon/trip-figure'
import type { Way, WayMode } from '@/domain/carbon/way'
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
  const { title, slug } = best.row
  return { title, slug, from: PARIS.name, ways: presentWays(shownOf(best.ways), factors) }
}

const isFlown = (ways: Way[]): boolean => ways.some(({ mode }) => mode === 'plane')
const stretches = ([first]: Way[]): number => first?.legs.length ?? 0

/** Four ways that differ, by train first; a coach stands in for a plane that nobody would take. */
const shownOf = (ways: Way[]): Way[] => {
  const modes: WayMode[] = ['train', 'car_3', isFlown(ways) ? 'plane' : 'coach', 'car_1']
  return modes.flatMap((mode) => ways.find((way) => way.mode === mode) ?? [])
}
