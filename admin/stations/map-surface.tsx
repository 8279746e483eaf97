import { useId, useState, type KeyboardEvent } from 'react'
import type { Station } from '@/contract/stations'
import type { RouteParts } from '@/domain/routes/route'
import { Ground } from '../ground/ground'
import { placeIn, type Frame, type LngLat, type MapView } from '../ground/map-view'
import type { GroundShapes } from '../ground/read-ground'
import { dotAt, dotsOf, MapMarks, nameMarks, pinsOf, type Pin, type StationDot } from './map-marks'
import { degreesText, KIND_NAMES } from './place-words'
import { useMapHands } from './use-map-hands'
import type { PlaceKind, TripPlace } from './use-trip-places'

type MapSurfaceProps = {
  ground: GroundShapes | null
  view: MapView
  frame: Frame
  parts: RouteParts
  stations: readonly Station[]
  places: Record<PlaceKind, TripPlace>
  pending: LngLat | null
  /** Null for who may only look. */
  hands: MapHands | null
}

/** What one places, and what a map does when it is moved or pressed. */
type MapHands = {
  kind: PlaceKind
  onView: (view: MapView) => void
  onTake: (station: Station) => void
  onPlace: (position: LngLat) => void
}

/** The map itself. Pressing it places what is being placed; its pin is moved by arrows. */
export const MapSurface = (props: MapSurfaceProps) => {
  const { ground, view, frame, places, hands } = props
  const [hovered, setHovered] = useState<string | null>(null)
  const dots = dotsOf(props)
  const pins = pinsOf(props)
  const { names, taken } = nameMarks({ dots, pins, frame, hovered })
  const said = new Set([...dots.map(({ station }) => station.name), ...pins.map(({ name }) => name)])
  const own = pins.find(({ kind }) => kind === hands?.kind)
  return (
    <div className="station-map__surface">
      {hands && <MapButton {...{ view, frame, dots, hovered, ...hands }} onHover={setHovered} />}
      <svg
        className="station-map__drawing"
        viewBox={`0 0 ${String(frame.width)} ${String(frame.height)}`}
        role="img"
        aria-label={describe(places)}
      >
        {ground ? (
          <Ground ground={ground} view={view} frame={frame} taken={taken} said={said} />
        ) : (
          <rect className="station-map__blank" width={frame.width} height={frame.height} />
        )}
        <MapMarks {...props} placed={hands?.kind ?? null} dots={dots} pins={pins} names={names} hovered={hovered} />
        <path
          className="station-map__aim"
          d={`M${String(frame.width / 2 - 14)} ${String(frame.height / 2)}h28m-14-14v28`}
        />
      </svg>
      {hands && own && <PinButton {...{ view, frame }} pin={own} place={places[own.kind]} onPlace={hands.onPlace} />}
    </div>
  )
}

const describe = ({ station, airport }: Record<PlaceKind, TripPlace>): string => {
  const shown = [station.position && `gare ${station.name}`, airport.position && `aéroport ${airport.name}`].filter(
    Boolean,
  )
  return ['Carte, le nord en haut', ...shown].join(', ')
}

type Shown = Pick<MapSurfaceProps, 'view' | 'frame'>

type MapButtonProps = Shown &
  MapHands & {
    dots: StationDot[]
    hovered: string | null
    onHover: (id: string | null) => void
  }

const MapButton = ({ view, frame, kind, dots, hovered, onView, onTake, onPlace, onHover }: MapButtonProps) => {
  const id = useId()
  // An airport is no station: the dots are there to see where one is.
  const taken = kind === 'station' ? dots : []
  const hands = useMapHands({
    ...{ view, frame, onView },
    onPress: (spot, reach) => {
      const dot = reach > 0 && dotAt({ dots: taken, spot, reach })
      if (dot) onTake(dot.station)
      else onPlace(placeIn({ view, frame })(spot))
    },
    onHover: (spot) => {
      onHover(spot && (dotAt({ dots: taken, spot, reach: 12 })?.station.id ?? null))
    },
  })
  return (
    <>
      <button
        type="button"
        className={hovered ? 'station-map__button station-map__button--dot' : 'station-map__button'}
        aria-label={`Placer sur la carte\u00a0: ${KIND_NAMES[kind].toLowerCase()}`}
        aria-describedby={`${id}-keys`}
        {...hands}
      />
      <span id={`${id}-keys`} hidden>
        Les flèches déplacent la carte, + et − la rapprochent et l’éloignent, Entrée place au milieu.
      </span>
    </>
  )
}

const STEP = 8
const SMALL_STEP = 1
const ARROWS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type PinButtonProps = Shown & Pick<MapHands, 'onPlace'> & { pin: Pin; place: TripPlace }

const PinButton = ({ pin: { kind, spot }, place: { name, position }, view, frame, onPlace }: PinButtonProps) => {
  const id = useId()

  const hearKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? SMALL_STEP : STEP
    onPlace(placeIn({ view, frame })({ x: spot.x + arrow[0] * step, y: spot.y + arrow[1] * step }))
  }

  return (
    <>
      <button
        type="button"
        className={`station-map__grip station-map__grip--${kind}`}
        style={{
          left: `${String((spot.x / frame.width) * 100)}%`,
          top: `${String((spot.y / frame.height) * 100)}%`,
        }}
        aria-label={`${KIND_NAMES[kind]}\u00a0: ${name || 'sans nom'}${position ? `, ${degreesText(position)}` : ''}`}
        aria-describedby={`${id}-keys`}
        onKeyDown={hearKey}
      />
      <span id={`${id}-keys`} hidden>
        Les flèches la déplacent, avec Maj de très peu.
      </span>
    </>
  )
}
