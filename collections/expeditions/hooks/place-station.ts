import type { CollectionBeforeValidateHook } from 'payload'
import type { Expedition } from '@/payload-types'
import { findStation } from '@/server/features/carbon/find-station'

/** Finds where the station is by its name: nobody types a longitude. What was typed stands, while the name stays the same. */
export const placeStation: CollectionBeforeValidateHook<Expedition> = async ({ data, originalDoc }) => {
  const access = data?.access
  // What is no text is refused by the field itself.
  const name: unknown = access?.station_name
  if (typeof name !== 'string' || name === '' || !access || isPlaced(access, originalDoc?.access ?? {})) return data
  const found = await findStation(name)
  // Unknown: its place is typed, and until then the trip shows no figure.
  return { ...data, access: { ...access, latitude: found?.lat ?? null, longitude: found?.lon ?? null } }
}

type Access = NonNullable<Expedition['access']>

const isPlaced = (access: Access, was: Access): boolean => {
  if (typeof access.latitude !== 'number' || typeof access.longitude !== 'number') return false
  const isMoved = access.latitude !== was.latitude || access.longitude !== was.longitude
  return isMoved || access.station_name === was.station_name
}
