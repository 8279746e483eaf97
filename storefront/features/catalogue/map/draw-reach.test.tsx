import type { Map as BaseMap } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SearchPoint } from '@/contract/search'
import { eventually } from '../../../../tests/component/eventually'
import { drawReach } from './draw-reach'

const markers = vi.hoisted<Array<{ element: HTMLElement; at: [number, number] | null; isAdded: boolean }>>(() => [])

// The library draws on WebGL, which jsdom has not.
vi.mock('maplibre-gl', () => ({
  Marker: class {
    readonly shown: (typeof markers)[number]
    constructor({ element }: { element: HTMLElement }) {
      this.shown = { element, at: null, isAdded: false }
      markers.push(this.shown)
    }
    getElement = () => this.shown.element
    setLngLat = (at: [number, number]) => {
      this.shown.at = at
      return this
    }
    addTo = () => {
      this.shown.isAdded = true
      return this
    }
  },
}))

type Shapes = GeoJSON.FeatureCollection<GeoJSON.Polygon, { fill: string }>
type Layer = { id: string; source: string; under: string | undefined }

/** A map that keeps what it is told to draw, our own with a coast or one of other tiles. */
const buildMap = ({ hasCoast = true, isReady = true } = {}) => {
  const sources = new Map<string, { data: unknown }>()
  const layers: Layer[] = []
  const told: { idle?: () => void } = {}
  const state = { isReady }
  const map: Partial<Record<keyof BaseMap, unknown>> = {
    isStyleLoaded: () => state.isReady,
    getSource: (id: string) => {
      const source = sources.get(id)
      return source && { setData: (data: unknown) => Promise.resolve((source.data = data)) }
    },
    getLayer: (id: string) => (hasCoast && id === 'coast' ? { id } : undefined),
    addSource: (id: string, { data }: { data: unknown }) => sources.set(id, { data }),
    addLayer: ({ id, source }: Layer, under?: string) => layers.push({ id, source, under }),
    on: (event: 'idle', listener: () => void) => (told[event] = listener),
  }
  return {
    // The part of a map that the drawing asks for.
    map: map as unknown as BaseMap,
    layers,
    shapes: () => sources.get('reach')?.data as Shapes,
    sea: () => sources.get('sea-around')?.data as GeoJSON.Polygon | undefined,
    becomeReady: () => {
      state.isReady = true
      told.idle?.()
    },
  }
}

const LYON = { name: 'Lyon', longitude: 4.84, latitude: 45.75 }
const BREST = { name: 'Brest', longitude: -4.49, latitude: 48.39 }

const point = (carbon: SearchPoint['carbon']): SearchPoint => ({
  ...{ id: 1, slug: 'vercors', name: 'Vercors', price: 640, longitude: 5.5, latitude: 44.9, main_photo_small: null },
  ...{ duration_days: 5, carbon },
})
const way = (minutes: number) => ({ from: 'Lyon', trip_g: 6_000, stay_g: 0, minutes, is_timed: true, changes: 1 })

const LAND: Shapes = {
  type: 'FeatureCollection',
  features: [
    {
      ...{ type: 'Feature', properties: { fill: '' } },
      geometry: { type: 'Polygon', coordinates: [[[0, 40], [8, 40], [8, 50], [0, 40]], [[1, 41], [2, 41], [2, 42], [1, 41]]] }, // prettier-ignore
    },
  ],
}

/** How far to the east a shape goes, in degrees. */
const eastOf = ({ geometry }: Shapes['features'][number]) =>
  Math.max(...(geometry.coordinates[0] ?? []).map(([longitude = 0]) => longitude))

beforeEach(() => {
  markers.length = 0
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(LAND)))
})
afterEach(() => vi.unstubAllGlobals())

describe('the reach by train on the map', () => {
  it('is three closed shapes around the town, the farthest under the others, and all under the coast', () => {
    const { map, layers, shapes } = buildMap()
    drawReach(map).show({ town: LYON, points: [] })
    const { features } = shapes()
    expect(features).toHaveLength(3)
    expect(new Set(features.map(({ properties }) => properties.fill)).size).toBe(3)
    const [far = 0, middle = 0, near = 0] = features.map(eastOf)
    expect(far).toBeGreaterThan(middle)
    expect(middle).toBeGreaterThan(near)
    expect(near).toBeGreaterThan(LYON.longitude)
    for (const { geometry } of features) expect(geometry.coordinates[0]?.at(-1)).toEqual(geometry.coordinates[0]?.[0])
    expect(layers).toEqual([
      { id: 'reach', source: 'reach', under: 'coast' },
      { id: 'reach-edge', source: 'reach', under: 'coast' },
    ])
  })

  it('goes less far where a trip found takes long, and leaves what has no hours', () => {
    const [slow, plain] = [[point(way(600))], [point(null)]].map((points) => {
      const { map, shapes } = buildMap()
      drawReach(map).show({ town: LYON, points })
      return shapes()
    })
    const { map, shapes } = buildMap()
    drawReach(map).show({ town: LYON, points: [] })
    expect(plain).toEqual(shapes())
    expect(slow).not.toEqual(shapes())
  })

  it('names the town, and moves with another without being drawn twice', () => {
    const { map, layers, shapes } = buildMap()
    const reach = drawReach(map)
    reach.show({ town: LYON, points: [] })
    const before = shapes()
    reach.show({ town: BREST, points: [] })
    expect(markers).toHaveLength(1)
    expect(markers[0]).toMatchObject({ at: [BREST.longitude, BREST.latitude], isAdded: true })
    expect(markers[0]?.element.textContent).toBe('Brest')
    expect(layers.filter(({ id }) => id === 'reach')).toHaveLength(1)
    const [there, here] = [shapes(), before].map(({ features }) => Math.max(...features.map(eastOf)))
    expect(there).toBeLessThan(here ?? 0)
  })

  it('waits for a map that is not there yet', () => {
    const { map, layers, shapes, becomeReady } = buildMap({ isReady: false })
    drawReach(map).show({ town: LYON, points: [] })
    expect(layers).toEqual([])
    becomeReady()
    expect(shapes().features).toHaveLength(3)
    becomeReady()
    expect(layers.filter(({ id }) => id === 'reach')).toHaveLength(1)
  })

  it('is covered by the sea around the land, whose lakes are no holes', async () => {
    const { map, layers, sea } = buildMap()
    drawReach(map).show({ town: LYON, points: [] })
    await eventually(() => expect(sea()?.coordinates).toHaveLength(2))
    expect(sea()?.coordinates[1]).toEqual(LAND.features[0]?.geometry.coordinates[0])
    expect(layers.at(-1)).toEqual({ id: 'sea-around', source: 'sea-around', under: 'coast' })
  })

  it('stays where the land does not come', async () => {
    const asked = vi.fn(() => Promise.reject(new TypeError('network')))
    vi.stubGlobal('fetch', asked)
    const { map, layers, sea } = buildMap()
    drawReach(map).show({ town: LYON, points: [] })
    await eventually(() => expect(asked).toHaveBeenCalledOnce())
    expect([sea(), layers.length]).toEqual([undefined, 2])
  })

  it('lies over the tiles of another, with no sea of ours', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const { map, layers } = buildMap({ hasCoast: false })
    drawReach(map).show({ town: LYON, points: [] })
    await Promise.resolve()
    expect(layers.map(({ under }) => under)).toEqual([undefined, undefined])
    expect(asked).not.toHaveBeenCalled()
  })
})
