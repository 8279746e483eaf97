import { vi } from 'vitest'

type Position = [longitude: number, latitude: number]

/** Files of the base map with these shapes alone, for a page that lays nothing out. */
export const stubMap = ({
  land = [],
  names = [],
}: { land?: Position[][]; names?: Array<[name: string, ...Position]> } = {}): void => {
  const files: Record<string, object[]> = {
    land: land.map((ring) => ({ properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } })),
    places: names.map(([name, ...coordinates]) => ({
      properties: { name, rank: 1, kind: 'town' },
      geometry: { type: 'Point', coordinates },
    })),
  }
  vi.stubGlobal('fetch', (path: string) => {
    const name = path.replace('/map/', '').replace('.geojson', '')
    return Promise.resolve(Response.json({ features: files[name] ?? [] }))
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
}
