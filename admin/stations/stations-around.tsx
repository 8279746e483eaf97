import type { Station } from '@/contract/stations'
import { crowKm } from '@/domain/carbon/distance'
import { formatKm } from '@/domain/text/format-km'
import type { LngLat } from '../ground/map-view'
import type { TripPlace } from './use-trip-places'

type StationsAroundProps = {
  stations: readonly Station[]
  /** The trip's start; null where it has no route. */
  start: LngLat | null
  chosen: TripPlace
  onTake: (station: Station) => void
}

/** The stations that the map shows, as a list: the nearest to the trip first. */
export const StationsAround = ({ stations, start, chosen, onTake }: StationsAroundProps) => {
  const lines = stations
    .map((station) => ({ station, km: start ? kmBetween(start, station) : station.km }))
    .sort((one, other) => one.km - other.km)
  return (
    <div className="stations-around" role="group" aria-label="Gares autour">
      <p className="stations-around__title" aria-hidden="true">
        Gares autour
      </p>
      {lines.length === 0 ? (
        <p className="station-map__told">Aucune gare connue dans ce cadre. Éloigne la carte, ou place la gare.</p>
      ) : (
        <ul className="stations-around__list">
          {lines.map(({ station, km }) => (
            <li key={station.id}>
              <button
                type="button"
                className="stations-around__station"
                aria-pressed={isAt(chosen, station)}
                onClick={() => {
                  onTake(station)
                }}
              >
                <span>{station.name}</span>
                <small>{`à ${formatKm(km < 10 ? km : Math.round(km))} ${start ? 'du départ' : 'du milieu'}`}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const kmBetween = ([lon, lat]: LngLat, station: Station): number => crowKm({ lat, lon }, station)

/** Two lists put a station at its platforms, or before its door. */
const SAME_KM = 0.3

const isAt = ({ position }: TripPlace, station: Station): boolean =>
  position !== null && kmBetween(position, station) < SAME_KM
