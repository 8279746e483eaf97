import type { CollectionBeforeValidateHook } from 'payload'
import { checkDeparture, lastDayOf } from '@/domain/departure-rules'
import { relationId } from '@/domain/relation-id'
import { invalidFields } from '../../fields/invalid-fields'
import { findTrip } from './find-trip'

/** Fills in the last day from the expedition's length, then refuses dates and capacities that cannot be. */
export const validateDeparture: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  // The count is the one the form was opened with: `guardSeats` looks at the one that holds, under its lock.
  const next = { ...originalDoc, ...data, seats_taken: 0 }
  const expeditionId = relationId(next.expedition)
  if (next.departure_start && !next.departure_end && expeditionId !== null) {
    const trip = await findTrip({ req, id: expeditionId })
    if (trip.duration_days)
      next.departure_end = data.departure_end = lastDayOf({ start: next.departure_start, days: trip.duration_days })
  }
  const errors = checkDeparture(next)
  if (errors.length > 0) throw invalidFields({ collection: 'departures', errors, req })
  return data
}
