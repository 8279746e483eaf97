import type { SearchQuery } from '@/contract/search-query'
import { withDoor } from '@/server/features/search/door-search'
import { searchStatement } from '@/server/features/search/postgres/search-statement'
import { nameIfOften } from '@/server/platform/db/name-if-often'
import { pool, query } from '@/server/platform/db/pool'
import { runTime } from './processor-time'

/** Towns that trips are counted from: Lyon, Brest, Ploufragan, Nice, Strasbourg. */
const TOWNS = ['69123', '29019', '22215', '06088', '67482']

/**
 * Searches whose order or filter depends on the town; every one of them counts the eight facets, and the trips within each hour.
 * The first has nothing else of the town: what it takes more than the yardstick is the facet of hours.
 */
const SEARCHES: Record<string, SearchQuery> = {
  'by price, the hours counted': { sort: 'price' },
  'within 8 hours of Italy, the hours counted beyond': { sort: 'price', train_max: 8, countries: ['Italie'] },
  'by kilograms': { sort: 'carbon' },
  'by kilograms a day, of two countries': { sort: 'carbon_day', countries: ['France', 'Italie'] },
  'by hours, page 20': { sort: 'train', page: 20 },
  'within 8 hours, by kilograms': { sort: 'carbon', train_max: 8, level: [2, 3] },
  'words, within 60 kg': { q: 'trek', kg_max: 60, sort: 'train' },
}

/** Tells of every trip that has none how one gets there and what one has on site: stations all over Europe, each trip its own. */
export const tellDoors = async (): Promise<void> => {
  await query(`
    update expeditions e set access_station_name = 'Gare ' || e.id, access_latitude = 38 + (e.id * 37 % 3000) / 100.0,
      access_longitude = -9 + (e.id * 53 % 3300) / 100.0, stay_guide_km = 80
    where access_station_name is null`)
  const of = `from expeditions e where not exists (select 1 from %s t where t._parent_id = e.id)`
  await query(`
    insert into trip_approach (_order, _parent_id, id, mode, label, km, is_measured)
    select 1, e.id, 'approach-' || e.id, 'bus', 'Bus', 5 + e.id % 60, true ${of.replace('%s', 'trip_approach')}`)
  await query(`
    insert into trip_trains (_order, _parent_id, id, city, minutes, changes, read_on)
    select n, e.id, 'train-' || e.id || '-' || n, city::trip_city, 120 + (e.id * n) % 900, n % 3, now()
    from unnest('{paris,lyon,marseille}'::text[]) with ordinality c (city, n), ${of.replace('from ', '').replace('%s', 'trip_trains')}`)
  await query(`
    insert into trip_nights (_order, _parent_id, id, kind, count)
    select 1, e.id, 'night-' || e.id, 'refuge', 2 + e.id % 6 ${of.replace('%s', 'trip_nights')}`)
}

/** What the others are compared with: the same page and facets in an order that no town changes. */
const YARDSTICK = 'by price, without a town'

/**
 * A row for each search: how many milliseconds half of the answers take at most, and 95 in 100, by the clock and of the database's
 * processor, which a busy machine does not lengthen; and how many times those of a plain order. The target is 40 for 10,000 trips.
 */
export const doorRows = async ({ rounds }: { rounds: number }): Promise<string[][]> => {
  const searches: Array<readonly [string, SearchQuery]> = [[YARDSTICK, { sort: 'price' }], ...Object.entries(SEARCHES)]
  const taken = new Map(searches.map(([name]) => [name, { clock: [] as number[], processor: [] as number[] }]))
  const client = await pool().connect()
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const spent = () => runTime(rows[0]?.pid ?? 0)
    for (let round = -2; round < rounds; round += 1) {
      for (const from of TOWNS) {
        // One after the other in each round: what else the machine does falls on all of them.
        for (const [name, search] of searches) {
          const { text, values } = searchStatement(await withDoor(name === YARDSTICK ? search : { ...search, from }))
          const [started, before] = [performance.now(), spent()]
          await client.query({ text, values, name: nameIfOften(text) })
          const times = taken.get(name)
          if (round < 0 || !times) continue
          times.clock.push(performance.now() - started)
          times.processor.push(spent() - before)
        }
      }
    }
  } finally {
    client.release()
  }
  const plain = middle(taken.get(YARDSTICK)?.processor ?? [])
  return [
    ['from a town', 'p50 ms', 'p95 ms', 'CPU p50', 'CPU p95', '÷ by price'],
    ...[...taken].map(([name, { clock, processor }]) => [
      name,
      ...summary(clock),
      ...summary(processor),
      (middle(processor) / plain).toFixed(1),
    ]),
  ]
}

const at = (times: number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

const middle = (times: number[]): number => at(times, 0.5)

const summary = (times: number[]): string[] => [0.5, 0.95].map((share) => at(times, share).toFixed(1))
