import type { Station } from '@/contract/stations'
import type { RouteParts } from '@/domain/routes/route'
import { toMercator } from '@/domain/routes/project-route'
import { layNames, roomOf, type LaidName } from '../ground/lay-names'
import { isShown, spotIn, type Box, type Frame, type LngLat, type MapView, type Spot } from '../ground/map-view'
import type { PlaceKind, TripPlace } from './use-trip-places'

type Shown = { view: MapView; frame: Frame }

/** A station of the database, and where it is on the map. */
export type StationDot = { station: Station; spot: Spot }

export type Pin = { kind: PlaceKind; name: string; spot: Spot }

/** The stations that a map shows, the most served first. */
export const dotsOf = ({ stations, ...shown }: Shown & { stations: readonly Station[] }): StationDot[] => {
  const spotOf = spotIn(shown)
  return stations
    .map((station) => ({ station, spot: spotOf(toMercator([station.lon, station.lat])) }))
    .filter(({ spot }) => isShown(spot, shown.frame))
    .sort((one, other) => one.station.rank - other.station.rank)
}

export const pinsOf = ({ places, ...shown }: Shown & { places: Record<PlaceKind, TripPlace> }): Pin[] => {
  const spotOf = spotIn(shown)
  return (['airport', 'station'] as const).flatMap((kind) => {
    const { name, position } = places[kind]
    const spot = position && spotOf(toMercator(position))
    return spot && isShown(spot, shown.frame) ? [{ kind, name, spot }] : []
  })
}

/** The dot within so many pixels of a spot that is the nearest to it. */
export const dotAt = ({ dots, spot, reach }: { dots: StationDot[]; spot: Spot; reach: number }): StationDot | null => {
  let nearest: StationDot | null = null
  let away = reach
  for (const dot of dots) {
    const distance = Math.hypot(dot.spot.x - spot.x, dot.spot.y - spot.y)
    if (distance <= away) [nearest, away] = [dot, distance]
  }
  return nearest
}

/** So many dots are named, if they have room. */
const MOST_NAMED = 14
const DOT_RADIUS = 4.5

/** The names of pins and stations that have room, and the room that they and the pins take. */
export const nameMarks = ({
  dots,
  pins,
  frame,
  hovered,
}: {
  dots: StationDot[]
  pins: Pin[]
  frame: Frame
  hovered: string | null
}): { names: LaidName[]; taken: Box[] } => {
  const chosen = new Set(pins.map(({ name }) => name))
  const marks = dots.map(({ spot }) => roomOf(spot, DOT_RADIUS))
  const rooms = pins.map(({ kind, spot }) => roomOf(kind === 'station' ? { x: spot.x, y: spot.y - 16 } : spot, 15))
  const ofPins = layNames({
    wanted: pins
      .filter(({ name }) => name !== '')
      .map(({ kind, name, spot }) => ({ ...spot, key: kind, text: name, size: 14, gap: 16 })),
    frame,
    avoided: [...rooms, ...marks],
  })
  const taken = [...rooms, ...ofPins.map(({ box }) => box)]
  const ofDots = layNames({
    wanted: dots
      .filter(({ station }, index) => (index < MOST_NAMED || station.id === hovered) && !chosen.has(station.name))
      .sort((one, other) => Number(other.station.id === hovered) - Number(one.station.id === hovered))
      .map(({ station, spot }) => ({ ...spot, key: station.id, text: station.name, size: 13, gap: 9 })),
    ...{ frame, taken, avoided: marks },
  })
  return { names: [...ofPins, ...ofDots], taken: [...taken, ...marks, ...ofDots.map(({ box }) => box)] }
}

type MapMarksProps = Shown & {
  parts: RouteParts
  dots: StationDot[]
  pins: Pin[]
  names: LaidName[]
  hovered: string | null
  /** What is being placed: the other stands back. */
  placed: PlaceKind | null
  /** Where a place without a name yet would be. */
  pending: LngLat | null
}

/** What a trip's map shows over its ground: route, stations, the chosen station and the airport. */
export const MapMarks = ({ view, frame, parts, dots, pins, names, hovered, placed, pending }: MapMarksProps) => {
  const spotOf = spotIn({ view, frame })
  const lines = parts.map((part) =>
    part.map(([longitude, latitude]) => {
      const { x, y } = spotOf(toMercator([longitude, latitude]))
      return `${x.toFixed(1)},${y.toFixed(1)}`
    }),
  )
  return (
    <g aria-hidden="true">
      {lines.map((points, index) => (
        <polyline key={index} className="station-map__route" points={points.join(' ')} />
      ))}
      {dots.map(({ station, spot }) => (
        <circle
          key={station.id}
          className="station-map__dot"
          cx={spot.x}
          cy={spot.y}
          r={station.id === hovered ? 7 : DOT_RADIUS}
        />
      ))}
      {names.map(({ key, text, x, y, anchor }) => (
        <text
          key={key}
          className={key === 'station' || key === 'airport' ? 'station-map__chosen' : 'station-map__name'}
          x={x}
          y={y}
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
      {pins.map(({ kind, spot }) => (
        <PinShape key={kind} kind={kind} spot={spot} isBack={placed !== null && placed !== kind} />
      ))}
      {pending && <PinShape kind={placed ?? 'station'} spot={spotOf(toMercator(pending))} isBack={false} />}
    </g>
  )
}

// Lucide's plane.
const PLANE =
  'M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z'

const PinShape = ({ kind, spot: { x, y }, isBack }: { kind: PlaceKind; spot: Spot; isBack: boolean }) => (
  <g
    className={isBack ? 'station-map__pin station-map__pin--back' : 'station-map__pin'}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
  >
    {kind === 'station' ? (
      <>
        <path d="M0 0C-3-7-11-12-11-21a11 11 0 0 1 22 0C11-12 3-7 0 0Z" />
        <circle cx="0" cy="-21" r="4.5" />
      </>
    ) : (
      <>
        <circle className="station-map__disc" cx="0" cy="0" r="14" />
        <path className="station-map__plane" transform="translate(-9 -9) scale(.75)" d={PLANE} />
      </>
    )}
  </g>
)
