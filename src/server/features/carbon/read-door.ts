import { PARIS, type Door } from '@/domain/carbon/door'
import { TOWN_CODE } from '@/domain/places/town'
import { queryOne } from '@/server/platform/db/pool'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/** As many towns as a process keeps: they change with a release alone. */
const MOST_KEPT = 2_000
const kept = new Map<string, Door>()

type Row = Pick<Door, 'code' | 'name' | 'lat' | 'lon'> & {
  station: string | null
  station_lat: number | null
  station_lon: number | null
}

const DOOR = /* sql */ `
  select p.code, p.name, p.lat, p.lon, s.name as station, s.lat as station_lat, s.lon as station_lon
  from places p left join stations s on s.id = p.station_id where p.code = `

const askPool = (code: string): Promise<Row | null> => queryOne<Row>(`${DOOR}$1`, [code], 'read-door')

/** The door of a town by INSEE's number, null for a number of none. */
export const readDoor = async (code: string, ask = askPool): Promise<Door | null> => {
  if (code === PARIS.code) return PARIS
  const known = kept.get(code)
  if (known) return known
  const row = await ask(code)
  if (!row) return null
  const { station, station_lat, station_lon, ...town } = row
  const isServed = station !== null && station_lat !== null && station_lon !== null
  const door = { ...town, station: isServed ? { name: station, lat: station_lat, lon: station_lon } : null }
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(code, door)
  return door
}

/** The same within a transaction, which waits for no second connection. */
export const readDoorWithin = (transaction: Transaction, code: string): Promise<Door | null> =>
  readDoor(code, async () => {
    const { rows } = await transaction.execute<Row>(sql`${sql.raw(DOOR)}${code}`)
    return rows[0] ?? null
  })

const UNKNOWN_TOWN = 'On ne trouve pas cette ville.'

/** The door that a call names, or Paris without one; 422 for a number of none. */
export const askedDoor = async (code: string | undefined): Promise<Door> => {
  if (code === undefined) return PARIS
  const door = TOWN_CODE.test(code) ? await readDoor(code) : null
  if (door) return door
  throw new HttpError({ status: 422, message: UNKNOWN_TOWN, fields: [{ field: 'from', message: UNKNOWN_TOWN }] })
}
