import type { Map as BaseMap } from 'maplibre-gl'
import { expect, it } from 'vitest'
import { keepRoom } from './keep-room'

type Drawn = { type: string; data: GeoJSON.FeatureCollection<GeoJSON.Point> }

/** A map that keeps what it is told to draw, and is ready when it is told so. */
const buildMap = () => {
  const sources = new Map<string, Drawn>()
  const images: string[] = []
  let ready: () => void = () => undefined
  const map: Partial<Record<keyof BaseMap, unknown>> = {
    once: (_event: 'style.load', listener: () => void) => (ready = listener),
    addImage: (name: string, { width, height }: { width: number; height: number }) =>
      images.push(`${name} ${width}×${height}`),
    addSource: (id: string, source: Drawn) => sources.set(id, { ...source }),
    addLayer: () => undefined,
    getSource: (id: string) => {
      const source = sources.get(id)
      return source && { setData: (data: Drawn['data']) => Promise.resolve((source.data = data)) }
    },
  }
  return {
    // The part of a map that the rooms ask for.
    map: map as unknown as BaseMap,
    images,
    becomeReady: () => ready(),
    rooms: () =>
      sources.get('rooms')?.data.features.map(({ properties, geometry }) => [properties, geometry.coordinates]),
  }
}

const at = (longitude: number, latitude: number, count: number) => ({
  longitude,
  latitude,
  points: Array.from({ length: count }, (_, id) => ({ id, longitude, latitude })),
})
const LYON = { name: 'Lyon', longitude: 4.84, latitude: 45.75 }

it('keeps names away from each pin, as wide as it is, and from the name of the town', () => {
  const { map, images, rooms, becomeReady } = buildMap()
  const keep = keepRoom(map)
  becomeReady()
  expect(images).toEqual(['price 78×46', 'count 108×46'])
  keep({ clusters: [at(5, 45, 1), at(18, 68, 3)], town: LYON })
  expect(rooms()).toEqual([
    [{ pin: 'price', name: '' }, [5, 45]],
    [{ pin: 'count', name: '' }, [18, 68]],
    [{ pin: '', name: 'Lyon' }, [4.84, 45.75]],
  ])
})

it('waits for the map, and follows the pins', () => {
  const { map, rooms, becomeReady } = buildMap()
  const keep = keepRoom(map)
  keep({ clusters: [at(5, 45, 1)], town: null })
  expect(rooms()).toBeUndefined()
  becomeReady()
  expect(rooms()).toHaveLength(1)
  keep({ clusters: [], town: null })
  expect(rooms()).toEqual([])
})
