import type { SearchQuery } from '@/contract/search'
import { query } from '@/server/platform/db/pool'
import { searchWithPostgres } from '@/server/features/search/postgres/search-with-postgres'

/** Towns that trips are counted from: Lyon, Brest, Ploufragan, Nice, Strasbourg. */
const TOWNS = ['69123', '29019', '22215', '06088', '67482']

/** Searches whose order or filter depends on the town; every one of them counts the eight facets. */
const SEARCHES: Record<string, SearchQuery> = {
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

/** A row for each search: how many milliseconds half of the answers take at most, and 95 in 100. The target is 40 for 10,000 trips. */
export const doorRows = async ({ rounds }: { rounds: number }): Promise<string[][]> => {
  const rows = [['from a town', 'p50 ms', 'p95 ms']]
  const all: number[] = []
  for (const [name, search] of Object.entries(SEARCHES)) {
    const times: number[] = []
    for (let round = -2; round < rounds; round += 1) {
      for (const from of TOWNS) {
        const started = performance.now()
        await searchWithPostgres({ ...search, from })
        if (round >= 0) times.push(performance.now() - started)
      }
    }
    all.push(...times)
    rows.push([name, ...summary(times)])
  }
  return [...rows, ['all of them', ...summary(all)]]
}

const summary = (times: number[]): string[] => {
  const sorted = [...times].sort((a, b) => a - b)
  return [0.5, 0.95].map((share) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
}
