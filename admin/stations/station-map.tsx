'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import type { ReactNode } from 'react'
import { toMercator } from '@/domain/routes/project-route'
import { isShown, spotIn, viewAt, type LngLat } from '../ground/map-view'
import { useFrame } from '../ground/use-frame'
import { useGround } from '../ground/use-ground'
import { CallFailure } from './call-failure'
import { KindChoice } from './kind-choice'
import { MapControls } from './map-controls'
import { MapSurface } from './map-surface'
import { NamePlace } from './name-place'
import { KIND_NAMES, placeWords } from './place-words'
import { StationSearch } from './station-search'
import { StationsAround } from './stations-around'
import { useOwnView } from './use-own-view'
import { usePlacing } from './use-placing'
import { useStationsIn } from './use-stations-in'
import { useTripPlaces, type PlaceKind, type TripPlace } from './use-trip-places'
import './station-map.css'

/** The map of a trip's tab « Trajet et carbone »: where its station and its airport are, and how they are placed. */
export const StationMap: UIFieldClientComponent = ({ readOnly }) => {
  const { hasSavePermission } = useDocumentInfo()
  return Boolean(readOnly) || hasSavePermission === false ? <ShownMap /> : <PlacingMap />
}

/** For who may only look. */
const ShownMap = () => {
  const { places, parts } = useTripPlaces()
  const { ref, frame } = useFrame<HTMLDivElement>()
  const { ground } = useGround()
  const { view } = useOwnView({ positions: positionsOf({ places, parts, kind: 'airport' }), frame })
  return (
    <MapParts isAlone>
      <div className="station-map__map" ref={ref}>
        <MapSurface {...{ ground, view, frame, parts, places }} stations={[]} pending={null} hands={null} />
        <PlacedNow places={places} />
        <Sources />
      </div>
    </MapParts>
  )
}

/** From how near the map shows a station that was found by its name. */
const FOUND_ZOOM = 9
/** Pixels from its sides within which a place that was just put is hard to see. */
const EDGE = 24

const PlacingMap = () => {
  const { places, parts, put } = useTripPlaces()
  const { ref, frame } = useFrame<HTMLDivElement>()
  const { ground, isMissing, retry } = useGround()
  const shown = (kind: PlaceKind) => positionsOf({ places, parts, kind })
  const { view, setView, fit } = useOwnView({ positions: shown('station'), frame })
  const { near, stations, error, reload } = useStationsIn({ view, frame })

  const goTo = (place: LngLat) => {
    setView(viewAt({ view, place, farthest: FOUND_ZOOM }))
  }
  const { kind, setKind, pending, cancel, told, place, take, find } = usePlacing({
    ...{ places, put },
    onGoTo: goTo,
    onPlaced: (position) => {
      if (!isShown(spotIn({ view, frame })(toMercator(position)), frame, EDGE)) goTo(position)
    },
  })
  // What asked for a name goes: the focus would be nowhere.
  const backToMap = () => ref.current?.querySelector('button')?.focus()

  return (
    <MapParts>
      <div className="station-map__find">
        <KindChoice
          kind={kind}
          onKind={(next) => {
            setKind(next)
            fit(shown(next))
          }}
        />
        <StationSearch
          label={kind === 'station' ? 'Chercher une gare' : 'Aller près d’une gare'}
          near={near}
          onChoose={find}
        />
      </div>
      <div className="station-map__map" ref={ref}>
        <MapSurface
          {...{ ground, view, frame, parts, places, pending }}
          stations={stations ?? []}
          hands={{ kind, onView: setView, onTake: take, onPlace: place }}
        />
        <MapControls
          view={view}
          onView={setView}
          onRecentre={() => {
            fit(shown(kind))
          }}
        />
        {isMissing && <CallFailure error="Le fond de carte ne vient pas." onRetry={retry} />}
        <PlacedNow places={places} />
        {pending && (
          <NamePlace
            kind={kind}
            onName={(name) => {
              place(pending, name)
              backToMap()
            }}
            onCancel={() => {
              cancel()
              backToMap()
            }}
          />
        )}
        <p role="status" className="station-map__told">
          {told}
        </p>
        <Sources />
      </div>
      {kind === 'station' && (
        <div className="station-map__around">
          {stations && (
            <StationsAround stations={stations} start={startOf(parts)} chosen={places.station} onTake={take} />
          )}
          {error !== null && <CallFailure error={error} onRetry={reload} />}
        </div>
      )}
    </MapParts>
  )
}

type Placed = Pick<ReturnType<typeof useTripPlaces>, 'places' | 'parts'>

/** What the map shows of a trip: its airport may be far off, and only matters where it is placed. */
const positionsOf = ({ places: { station, airport }, parts, kind }: Placed & { kind: PlaceKind }) => [
  ...parts.flat(),
  ...(station.position ? [station.position] : []),
  ...(kind === 'airport' && airport.position ? [airport.position] : []),
]

const startOf = (parts: Placed['parts']): LngLat | null => {
  const start = parts[0]?.[0]
  return start ? [start[0], start[1]] : null
}

const MapParts = ({ isAlone = false, children }: { isAlone?: boolean; children: ReactNode }) => (
  <div className="field-type station-map" role="group" aria-label="La gare et l’aéroport sur la carte">
    <div className={isAlone ? 'station-map__parts' : 'station-map__parts station-map__parts--beside'}>{children}</div>
  </div>
)

const PlacedNow = ({ places }: { places: Record<PlaceKind, TripPlace> }) => (
  <ul className="station-map__now">
    {(['station', 'airport'] as const).map((kind) => (
      <li key={kind}>{`${KIND_NAMES[kind]}\u00a0: ${placeWords(places[kind])}`}</li>
    ))}
  </ul>
)

const Sources = () => (
  <p className="station-map__sources">{'Fond\u00a0: Natural Earth. Gares\u00a0: DB InfraGO, OpenStreetMap.'}</p>
)
