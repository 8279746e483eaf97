import type { CollectionBeforeChangeHook } from 'payload'
import { departureTitle } from '@/domain/departures/departure-title'
import { findTrip } from './find-trip'

const NAMELESS = 'Aventure sans nom'

/** Gives a departure the title it is searched and listed by. */
export const nameDeparture: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const expedition: unknown = data['expedition'] ?? originalDoc?.expedition
  const start: unknown = data['departure_start'] ?? originalDoc?.departure_start
  if (typeof expedition !== 'number' || typeof start !== 'string') return data
  const trip = await findTrip({ req, id: expedition })
  return { ...data, title: departureTitle({ name: trip.name || NAMELESS, start: new Date(start) }) }
}
