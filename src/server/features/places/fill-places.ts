import type { PoolClient } from 'pg'
import { keyWithoutArticle, placeKey } from '@/domain/places/place-words'
import { pool, queryOne } from '@/server/platform/db/pool'
import { parsePlacesData, type PlaceRow, type PlacesData, readPlacesFile } from './read-places-data'

/** One filling at a time, of any process. */
const LOCK = 7_316_220_151

/**
 * Fills the tables of towns and stations from `data/places.tsv`, in one transaction, unless they hold its content already. Towns keep their rows, for people may have saved theirs; those that are no more go.
 */
export const fillPlaces = async (): Promise<'filled' | 'current'> => {
  const { text, version } = readPlacesFile()
  if (await isFilledWith(version)) return 'current'
  const { stations, places } = parsePlacesData(text)
  const client = await pool().connect()
  try {
    // In one go: rows are made between two statements, and a busy process would have its transaction ended in between.
    await client.query(`begin; set local statement_timeout = '120s'; set local lock_timeout = '120s';
      set local idle_in_transaction_session_timeout = '120s'`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (await isFilledWith(version)) {
      await client.query('rollback')
      return 'current'
    }
    await writeRows({ client, stations, places })
    await client.query(
      `insert into place_data (version) values ($1)
       on conflict (only_row) do update set version = excluded.version, filled_at = now()`,
      [version],
    )
    await client.query('commit')
    // The keys are then read from their index alone.
    await client.query('vacuum analyze stations, places, place_keys')
    return 'filled'
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const isFilledWith = async (version: string): Promise<boolean> =>
  (await queryOne('select 1 from place_data where version = $1 and exists (select from places)', [version])) !== null

const writeRows = async ({ client, stations, places }: PlacesData & { client: PoolClient }) => {
  await client.query(
    /* sql */ `
    insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
    select id, name, country, lat, lon, is_high_speed, is_long_distance, weight from json_populate_recordset(null::stations, $1)
    on conflict (id) do update set name = excluded.name, country = excluded.country, lat = excluded.lat, lon = excluded.lon,
      is_high_speed = excluded.is_high_speed, is_long_distance = excluded.is_long_distance, weight = excluded.weight`,
    [JSON.stringify(stations)],
  )
  await client.query(
    /* sql */ `
    insert into places (code, name, department, postcodes, population, lat, lon, located_by, station_id, station_m,
      high_speed_station_id, high_speed_station_m)
    select code, name, department, postcodes, population, lat, lon, located_by, station_id, station_m, high_speed_station_id,
      high_speed_station_m
    from json_populate_recordset(null::places, $1)
    on conflict (code) do update set name = excluded.name, department = excluded.department, postcodes = excluded.postcodes,
      population = excluded.population, lat = excluded.lat, lon = excluded.lon, located_by = excluded.located_by,
      station_id = excluded.station_id, station_m = excluded.station_m,
      high_speed_station_id = excluded.high_speed_station_id, high_speed_station_m = excluded.high_speed_station_m`,
    [JSON.stringify(places)],
  )
  await client.query('delete from places where code <> all($1)', [places.map(({ code }) => code)])
  await client.query('delete from stations where id <> all($1)', [stations.map(({ id }) => id)])
  await client.query('delete from place_keys')
  await client.query(
    /* sql */ `
    insert into place_keys (key, place_code, kind, name, department, population)
    select key, place_code, kind, name, department, population from json_populate_recordset(null::place_keys, $1) order by key`,
    [JSON.stringify(places.flatMap(keysOf))],
  )
}

type KeyRow = {
  key: string
  place_code: string
  kind: 'name' | 'other_name' | 'postcode'
  name: string | null
  department: string
  population: number
}

/** What a town is found by; of two equal keys the first holds. */
const keysOf = ({ code, name, other_names: otherNames, postcodes, department, population }: PlaceRow): KeyRow[] => {
  const row = (key: string, kind: KeyRow['kind'], other: string | null = null): KeyRow => ({
    ...{ key, place_code: code, kind, name: other, department, population },
  })
  const rows = [
    row(placeKey(name), 'name'),
    ...[keyWithoutArticle(name)].flatMap((key) => (key === null ? [] : [row(key, 'name')])),
    ...otherNames.map((other) => row(placeKey(other), 'other_name', other)),
    ...postcodes.map((postcode) => row(postcode, 'postcode')),
  ]
  return [...new Map(rows.reverse().map((one) => [one.key, one] as const)).values()]
}
