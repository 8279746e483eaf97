import { MapPin, TrainFront } from 'lucide'
import type { Place } from '@/contract/places'
import { highlightMatch } from '@/storefront/lib/forms/highlight-match'
import { Icon } from '@/storefront/ui/icon'

type PlaceListProps = {
  id: string
  places: Place[]
  typed: string
  /** The code of the town that Enter chooses. */
  active: string | null
  idOf: (code: string) => string
  onChoose: (place: Place) => void
}

/** The towns found, each with the station its people leave by. */
export const PlaceList = ({ id, places, typed, active, idOf, onChoose }: PlaceListProps) => (
  // A press here must not take the focus from the field.
  <div id={id} role="listbox" aria-label="Villes" onPointerDown={(event) => event.preventDefault()}>
    {places.map((place) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
      <div
        key={place.code}
        id={idOf(place.code)}
        className="town__option"
        role="option"
        tabIndex={-1}
        aria-selected={place.code === active}
        onClick={() => onChoose(place)}
      >
        <Icon of={place.station ? TrainFront : MapPin} />
        <span>
          <b>
            {highlightMatch(place.label, typed).map(({ text, isMatch }, index) =>
              isMatch ? <mark key={index}>{text}</mark> : text,
            )}
          </b>
          <small>{noteOf(place)}</small>
        </span>
      </div>
    ))}
  </div>
)

const noteOf = ({ other_name, station, name }: Place): string =>
  [other_name, stationWords({ station, name })].filter((words) => words !== null).join(', ')

const stationWords = ({ station, name }: Pick<Place, 'station' | 'name'>): string => {
  if (!station) return 'sans gare'
  const called = station.name.startsWith(name) ? `gare ${station.name}` : `par la gare ${station.name}`
  return station.km > 2 ? `${called}, à ${String(station.km)}\u00a0km` : called
}
