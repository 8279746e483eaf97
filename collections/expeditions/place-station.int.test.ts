import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../tests/factories/expedition'

let payload: Payload

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  await query(`
    insert into stations (id, name, country, lat, lon, is_high_speed, is_long_distance, weight)
      values ('test-metzeral', 'Essai-Métzeral', 'FR', 48.012, 7.072, false, false, 1)`)
})

const placeOf = async (access: object, id?: number) => {
  const saved =
    id === undefined
      ? await createExpedition(payload, { access })
      : await payload.update({ collection: 'expeditions', id, data: { access } })
  return { id: saved.id, place: [saved.access?.latitude, saved.access?.longitude] }
}

it('places a station by its name, accents and hyphens forgiven', async () => {
  expect((await placeOf({ station_name: 'Gare de essai metzeral' })).place).toEqual([48.012, 7.072])
})

it('leaves a station of no such name without a place, and keeps one that was typed', async () => {
  const { id, place } = await placeOf({ station_name: 'Nulle part' })
  expect(place).toEqual([null, null])
  const typed = { station_name: 'Nulle part', latitude: 45, longitude: 6 }
  expect((await placeOf(typed, id)).place).toEqual([45, 6])
  expect((await placeOf(typed, id)).place).toEqual([45, 6])
  // Another name asks for another place.
  expect((await placeOf({ ...typed, station_name: 'Essai-Métzeral' }, id)).place).toEqual([48.012, 7.072])
})
