import type { CollectionBeforeValidateHook } from 'payload'
import type { Expedition } from '@/payload-types'
import { findStation } from '@/server/features/carbon/find-station'

/** Finds where the station is by its name: nobody types a longitude. What was typed stands, while the name stays the same. */
export const placeStation: CollectionBeforeValidateHook<Expedition> = async ({ data, originalDoc }) => {
  const name = data?.access && nameToPlace({ access: data.access, was: originalDoc?.access ?? {} })
  if (!name) return data
  const found = await findStation(name)
  // Unknown: its place is typed, and until then the trip shows no figure.
  return { ...data, access: { ...data.access, latitude: found?.lat ?? null, longitude: found?.lon ?? null } }
}

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
