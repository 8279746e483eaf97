import type { CollectionBeforeValidateHook } from 'payload'
import type { Expedition } from '@/payload-types'
import { findStation } from '@/server/features/carbon/find-station'

/**
 * Finds where the station is by its name: nobody types a longitude. What was typed stands, while the name stays the same; the
 * altitude of one station is not that of another.
 */
export const placeStation: CollectionBeforeValidateHook<Expedition> = async ({ data, originalDoc }) => {
  if (!data?.access) return data
  const was = originalDoc?.access ?? {}
  const access = { ...data.access, ...(isOtherHeight(data.access, was) && { station_altitude: null }) }
  const name = nameToPlace({ access, was })
  if (!name) return { ...data, access }
  const found = await findStation(name)
  // Unknown: its place is typed, and until then the trip shows no figure.
  return { ...data, access: { ...access, latitude: found?.lat ?? null, longitude: found?.lon ?? null } }
}

/** Whether the altitude is still that of the station of before. */
const isOtherHeight = (access: Access, was: Access): boolean =>
  typeof was.station_altitude === 'number' &&
  access.station_altitude === was.station_altitude &&
  access.station_name !== was.station_name

type Places = { access: Access; was: Access }

/** What is no text is refused by the field itself. */
const nameToPlace = ({ access, was }: Places): string | null => {
  const name: unknown = access.station_name
  return typeof name === 'string' && name !== '' && !isPlaced(access, was) ? name : null
}

type Access = NonNullable<Expedition['access']>

const isPlaced = (access: Access, was: Access): boolean => {
  if (typeof access.latitude !== 'number' || typeof access.longitude !== 'number') return false
  const isMoved = access.latitude !== was.latitude || access.longitude !== was.longitude
  return isMoved || access.station_name === was.station_name
}
