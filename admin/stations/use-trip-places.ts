import { useFormFields } from '@payloadcms/ui'
import { useMemo } from 'react'
import { readRouteParts } from '@/domain/routes/route'
import { useFormValues } from '../components/use-form-values'
import type { LngLat } from '../ground/map-view'

/** What is placed on the map of a trip. */
export type PlaceKind = 'station' | 'airport'

/** What the form says of one of them: its name, empty for none, and where it is. */
export type TripPlace = { name: string; position: LngLat | null }

const PATHS = {
  station: { name: 'access.station_name', latitude: 'access.latitude', longitude: 'access.longitude' },
  airport: {
    name: 'access.airport_name',
    latitude: 'access.airport_latitude',
    longitude: 'access.airport_longitude',
  },
} as const
const ALTITUDE = 'access.station_altitude'

/** The station and the airport of the form's trip, its route, and how one of them is placed; without a name it keeps its own. */
export const useTripPlaces = () => {
  const station = useTripPlace('station')
  const airport = useTripPlace('airport')
  const line = useFormFields(([fields]) => fields['route']?.value)
  const parts = useMemo(() => readRouteParts(line), [line])
  const setValues = useFormValues()
  return {
    places: { station, airport },
    parts,
    put: ({ kind, name, position }: { kind: PlaceKind; name?: string; position: LngLat }) => {
      const paths = PATHS[kind]
      const isRenamed = name !== undefined && name !== (kind === 'station' ? station : airport).name
      setValues({
        [paths.longitude]: position[0],
        [paths.latitude]: position[1],
        ...(isRenamed && { [paths.name]: name }),
        // The altitude of one station is not that of another.
        ...(isRenamed && kind === 'station' && { [ALTITUDE]: null }),
      })
    },
  }
}

const useTripPlace = (kind: PlaceKind): TripPlace => {
  const paths = PATHS[kind]
  const name = useFormFields(([fields]) => fields[paths.name]?.value)
  const latitude = useFormFields(([fields]) => fields[paths.latitude]?.value)
  const longitude = useFormFields(([fields]) => fields[paths.longitude]?.value)
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number'
  return { name: typeof name === 'string' ? name.trim() : '', position: isPlaced ? [longitude, latitude] : null }
}
