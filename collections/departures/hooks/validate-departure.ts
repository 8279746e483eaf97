import type { CollectionBeforeValidateHook } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { checkDeparture, lastDayOf, passedDecisionErrors } from '@/domain/departures/departure-rules'
import { relationId } from '@/domain/text/relation-id'
import type { Expedition } from '@/payload-types'
import { invalidFields } from '../../fields/invalid-fields'
import { findTrip } from './find-trip'

/** Fills in the last day and the minimum from the expedition, then refuses dates and numbers that cannot be. */
export const validateDeparture: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data
  // The count is the one the form was opened with: `guardSeats` looks at the one that holds, under its lock.
  const next = { ...originalDoc, ...data, seats_taken: 0 }
  const expeditionId = relationId(next.expedition)
  const isEndless = Boolean(next.departure_start) && !next.departure_end
  const isUnasked = operation === 'create' && typeof next.min_participants !== 'number'
  if (expeditionId !== null && (isEndless || isUnasked)) {
    const trip = await findTrip({ req, id: expeditionId })
    if (isEndless && trip.duration_days)
      next.departure_end = data.departure_end = lastDayOf({ start: next.departure_start, days: trip.duration_days })
    if (isUnasked) next.min_participants = data.min_participants = smallestGroup({ trip, capacity: next.capacity })
  }
  const { decision_on } = data
  const today = calendarDayInParis(new Date())
  const errors = [
    ...checkDeparture(next),
    ...passedDecisionErrors({ decision_on, before: originalDoc?.decision_on, today }),
  ]
  if (errors.length > 0) throw invalidFields({ collection: 'departures', errors, req })
  return data
}

/** No departure waits for more people than it has seats. */
const smallestGroup = ({
  trip: { group_min: minimum },
  capacity,
}: {
  trip: Pick<Expedition, 'group_min'>
  capacity: unknown
}): number | null => (minimum && typeof capacity === 'number' ? Math.min(minimum, capacity) : (minimum ?? null))
