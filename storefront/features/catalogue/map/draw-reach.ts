import { type GeoJSONSource, Marker, type Map as BaseMap } from 'maplibre-gl'
import type { SearchPoint } from '@/contract/search'
import { trainReach } from '../rules/train-reach'

/** The town that somebody leaves from. */
export type Town = { name: string; longitude: number; latitude: number }

type DrawnReach = { show: (reach: { town: Town; points: SearchPoint[] }) => void }

/** The farthest first: each is drawn over the one before. */
const FILLS = ['#ecf2be', '#dbe574', '#cbd84e']
const LINE = '#7d8a12'
const SEA = '#d7ebf1'

/** Draws how far one goes by train from a town, on land alone where the map is our own, and the town itself. */
export const drawReach = (map: BaseMap): DrawnReach => {
  const marker = townMarker()
  let shown: { town: Town; points: SearchPoint[] } | null = null

  const draw = () => {
    if (!shown || !map.isStyleLoaded()) return
    // Its own label stands beside its dot.
    if (map.getLayer('places')) map.setFilter('places', ['!=', ['get', 'name'], shown.town.name])
    const source = map.getSource<GeoJSONSource>('reach')
    if (source) void source.setData(reachShapes(shown))
    else addReach(map, shown)
  }
  // A map that is not there yet says when it is.
  map.on('idle', () => {
    if (!map.getSource('reach')) draw()
  })

  return {
    show: (reach) => {
      shown = reach
      marker.getElement().lastElementChild?.replaceChildren(reach.town.name)
      marker.setLngLat([reach.town.longitude, reach.town.latitude]).addTo(map)
      draw()
    },
  }
}

type Shapes = GeoJSON.FeatureCollection<GeoJSON.Polygon>

const reachShapes = ({ town, points }: { town: Town; points: SearchPoint[] }): Shapes => ({
  type: 'FeatureCollection',
  features: trainReach({
    from: { lat: town.latitude, lon: town.longitude },
    places: points.flatMap(({ longitude, latitude, carbon }) =>
      carbon ? [{ lat: latitude, lon: longitude, minutes: carbon.minutes }] : [],
    ),
  })
    .toReversed()
    .map((ring, place) => ({
      type: 'Feature',
      properties: { fill: FILLS[place] ?? '' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    })),
})

const addReach = (map: BaseMap, reach: { town: Town; points: SearchPoint[] }): void => {
  // Under the coast, the rivers and the names of our own map; over the tiles of another.
  const over = map.getLayer('coast') ? 'coast' : undefined
  map.addSource('reach', { type: 'geojson', data: reachShapes(reach) })
  map.addLayer(
    { id: 'reach', type: 'fill', source: 'reach', paint: { 'fill-color': ['get', 'fill'], 'fill-opacity': 0.8 } },
    over,
  )
  map.addLayer(
    { id: 'reach-edge', type: 'line', source: 'reach', paint: { 'line-color': LINE, 'line-width': 1.2 } },
    over,
  )
  if (over) void coverSea(map)
}

/** No train goes over the sea: it is drawn once more, around the land. Without its shape the reach goes on over it. */
const coverSea = async (map: BaseMap): Promise<void> => {
  try {
    const answer = await fetch('/map/land.geojson')
    const land = (await answer.json()) as GeoJSON.FeatureCollection<GeoJSON.Polygon>
    const coasts = land.features.flatMap(({ geometry }) => geometry.coordinates.slice(0, 1))
    map.addSource('sea-around', {
      type: 'geojson',
      data: { type: 'Polygon', coordinates: [WORLD, ...coasts] },
    })
    map.addLayer({ id: 'sea-around', type: 'fill', source: 'sea-around', paint: { 'fill-color': SEA } }, 'coast')
  } catch {
    // A paler map, as when one of its own shapes does not come; or the map is gone.
  }
}

const WORLD = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
]

const townMarker = (): Marker => {
  const element = document.createElement('div')
  element.className = 'maptown'
  const dot = document.createElement('i')
  dot.setAttribute('aria-hidden', 'true')
  element.append(dot, document.createElement('b'))
  return new Marker({ element })
}
