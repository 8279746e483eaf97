import type { CollectionBeforeValidateHook } from 'payload'
import { findStation } from '@/server/features/carbon/find-station'

/** Finds where the station is by its name: nobody types a longitude. What was typed stands, while the name stays the same. */
export const placeStation: CollectionBeforeValidateHook = async ({ data, originalDoc }) => {
  const access = data?.access
  const name = access?.station_name
  if (!access || typeof name !== 'string' || name === '') return data
  const was = originalDoc?.access
  const isPlaced = typeof access.latitude === 'number' && typeof access.longitude === 'number'
  const isMoved = access.latitude !== was?.latitude || access.longitude !== was?.longitude
  if (isPlaced && (name === was?.station_name || isMoved)) return data
  const found = await findStation(name)
  // Unknown: its place is typed, and until then the trip shows no figure.
  return { ...data, access: { ...access, latitude: found?.lat ?? null, longitude: found?.lon ?? null } }
}
