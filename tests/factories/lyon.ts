import { query } from '@/server/platform/db/pool'

/** Lyon and its station, among the places that trips are counted from. */
export const placeLyon = async (): Promise<void> => {
  await query(`
    insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
      values ('test-part-dieu', 'Lyon Part-Dieu', 'FR', 45.7606, 4.8596, true, true, 1) on conflict do nothing`)
  await query(`
    insert into places (code, name, department, postcodes, population, lat, lon, located_by, station_id, station_m)
      values ('69123', 'Lyon', '69', '{69001}', 500000, 45.764, 4.8357, 'hand', 'test-part-dieu', 1900) on conflict do nothing`)
}
