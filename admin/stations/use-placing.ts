import { useState } from 'react'
import type { Station } from '@/contract/stations'
import type { LngLat } from '../ground/map-view'
import { placedWords } from './place-words'
import type { PlaceKind, useTripPlaces } from './use-trip-places'

type Options = Pick<ReturnType<typeof useTripPlaces>, 'places' | 'put'> & {
  /** Has the map show what was placed, where it does not. */
  onPlaced: (position: LngLat) => void
  /** Takes the map somewhere. */
  onGoTo: (position: LngLat) => void
}

/** What was last said, and the place that it was said of: once that is another, it is no longer true. */
type Told = { words: string; of: LngLat | null }

const NOTHING: Told = { words: '', of: null }

/** What one places on the map, how it is placed, and what is said of it. */
export const usePlacing = ({ places, put, onPlaced, onGoTo }: Options) => {
  const [kind, setKind] = useState<PlaceKind>('station')
  const [pending, setPending] = useState<LngLat | null>(null)
  const [told, setTold] = useState<Told>(NOTHING)
  const { name: ownName, position: ownPosition } = places[kind]

  const place = (pressed: LngLat, name = ownName) => {
    const position = toMetre(pressed)
    setPending(name === '' ? position : null)
    setTold(name === '' ? NOTHING : { words: placedWords({ kind, name, position }), of: position })
    if (name === '') return
    put({ kind, name, position })
    onPlaced(position)
  }
  const take = ({ name, lat, lon }: Station) => {
    place([lon, lat], name)
  }
  /** No station is an airport: one is looked for to see what is around it. */
  const goTo = ({ name, lat, lon }: Station) => {
    onGoTo([lon, lat])
    setTold({ words: `La carte est autour de ${name}. Presse l’endroit de l’aéroport.`, of: ownPosition })
  }

  return {
    kind,
    setKind: (next: PlaceKind) => {
      setKind(next)
      setPending(null)
      setTold(NOTHING)
    },
    /** Where a place without a name was pressed: its name is asked before it is put. */
    pending,
    cancel: () => {
      setPending(null)
    },
    told: isSame(told.of, ownPosition) ? told.words : '',
    place,
    take,
    find: kind === 'station' ? take : goTo,
  }
}

const toMetre = ([longitude, latitude]: LngLat): LngLat => [Number(longitude.toFixed(5)), Number(latitude.toFixed(5))]

const isSame = (one: LngLat | null, other: LngLat | null): boolean => String(one) === String(other)
