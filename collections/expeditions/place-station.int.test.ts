import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
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

const KNOWN = [48.012, 7.072]

describe('a station that was placed on the map', () => {
  const before = { station_name: 'Halte du Col', latitude: 45.1, longitude: 6.1, station_altitude: 980 }
  const savedAs = async (change: object) => {
    const { id } = await placeOf(before)
    const { access } = await payload.update({
      ...{ collection: 'expeditions', id, data: { access: { ...before, ...change } } },
    })
    return [access?.station_name, access?.latitude, access?.longitude, access?.station_altitude]
  }

  it('stays where it was put with its name, though another is known by it', async () => {
    const taken = { latitude: 47.5, longitude: 7.5, station_altitude: null }
    expect(await savedAs({ station_name: 'Essai-Métzeral', ...taken })).toEqual(['Essai-Métzeral', 47.5, 7.5, null])
    expect(await savedAs({ station_name: 'Halte du Lac', ...taken })).toEqual(['Halte du Lac', 47.5, 7.5, null])
    // One axis is a move too.
    expect(await savedAs({ station_name: 'Essai-Métzeral', longitude: 6.2 })).toEqual([
      ...['Essai-Métzeral', 45.1, 6.2, null],
    ])
  })

  it('is looked for by its name when that alone changes, and has no place when none is known by it', async () => {
    expect(await savedAs({ station_name: 'Essai-Métzeral' })).toEqual(['Essai-Métzeral', ...KNOWN, null])
    expect(await savedAs({ station_name: 'Halte du Lac' })).toEqual(['Halte du Lac', null, null, null])
  })

  it('moves with its pin alone, and keeps its name and its altitude', async () => {
    expect(await savedAs({ latitude: 45.2 })).toEqual(['Halte du Col', 45.2, 6.1, 980])
    expect(await savedAs({})).toEqual(['Halte du Col', 45.1, 6.1, 980])
  })
})

it('keeps the altitude that was typed as long as the station is the same, and takes none out of bounds', async () => {
  const typed = { station_name: 'Nulle part', latitude: 45, longitude: 6, station_altitude: 1203 }
  const { id } = await placeOf(typed)
  const altitudeOf = async (access: object) =>
    (await payload.update({ collection: 'expeditions', id, data: { access } })).access?.station_altitude
  expect(await altitudeOf(typed)).toBe(1203)
  expect(await altitudeOf({ ...typed, station_name: 'Ailleurs' })).toBeNull()
  expect(await altitudeOf({ ...typed, station_name: 'Encore ailleurs', station_altitude: 40 })).toBe(40)
  for (const station_altitude of [4001, -11, 12.5]) {
    await expect(altitudeOf({ ...typed, station_altitude })).rejects.toThrow()
    await expect(
      query('update expeditions set access_station_altitude = $2 where id = $1', [id, station_altitude]),
    ).rejects.toThrow('expeditions_station_altitude')
  }
})
