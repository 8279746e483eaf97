import { expect, it } from 'vitest'
import { parsePlacesData, readPlacesFile } from '@/server/features/places/read-places-data'
import { buildPlaces } from './build-places'
import { writePlacesData } from './write-places-data'

it('gives the file in the repository, which is read as it was written', async () => {
  const data = await buildPlaces()
  const text = writePlacesData(data)
  // Equality alone: a difference of 48,000 lines says nothing.
  expect(text === readPlacesFile().text).toBe(true)
  const read = parsePlacesData(text)
  expect(read.places.find(({ code }) => code === '75056')).toEqual(data.places.find(({ code }) => code === '75056'))
  expect([read.stations.length, read.places.length]).toEqual([data.stations.length, data.places.length])
})
