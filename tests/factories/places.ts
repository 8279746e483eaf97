import type { Door } from '@/domain/carbon/door'
import { query } from '@/server/platform/db/pool'
import { LYON } from './doors'

/** Towns and their stations, among the places that trips are counted from. */
export const placeTowns = async (towns: Door[]): Promise<void> => {
  for (const { code, name, lat, lon, station } of towns) {
    const id = `test-${code}`
    await query(
      `insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
        values ($1, $2, 'FR', $3, $4, true, true, 1) on conflict do nothing`,
      [id, station?.name, station?.lat, station?.lon],
    )
    await query(
      `insert into places (code, name, department, postcodes, population, lat, lon, located_by, station_id, station_m)
        values ($1, $2, left($1, 2), array[left($1, 2) || '001'], 500000, $3, $4, 'hand', $5, 1900) on conflict do nothing`,
      [code, name, lat, lon, id],
    )
  }
}

export const placeLyon = (): Promise<void> => placeTowns([LYON])
