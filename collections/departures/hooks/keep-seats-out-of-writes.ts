import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Seats move by one guarded SQL statement only. A form holds the count it was opened with:
 * written back, it would undo the bookings made since.
 */
export const keepSeatsOutOfWrites: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return { ...data, seats_taken: 0 }
  const { seats_taken: _stale, ...rest } = data
  return rest
}
