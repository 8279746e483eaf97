import { placeKey } from '@/domain/places/place-words'
import { meters } from './distance'
import type { LocatedCommune } from './locate-communes'
import type { Station } from './read-stations'

/** A station lies in its town, or at its edge. */
const MOST_METERS = 12_000

/** Writes the town in the name of a French station as the town writes itself: « Montelimar » is Montélimar. */
export const nameStations = ({
  stations,
  communes,
}: {
  stations: Station[]
  communes: LocatedCommune[]
}): Station[] => {
  const byKey = new Map<string, LocatedCommune[]>()
  for (const commune of communes) {
    const key = placeKey(commune.name)
    byKey.set(key, [...(byKey.get(key) ?? []), commune])
  }
  const townOf = (station: Station, words: string): LocatedCommune | undefined =>
    byKey.get(placeKey(words))?.find((commune) => meters(commune, station) < MOST_METERS)

  return stations.map((station) => {
    if (station.country !== 'FR') return station
    const parts = station.name.split(/([ -]+)/)
    for (let count = parts.length; count > 0; count -= 2) {
      const town = townOf(station, parts.slice(0, count).join(''))
      if (town) return { ...station, name: [town.name, ...parts.slice(count)].join('') }
    }
    return station
  })
}
