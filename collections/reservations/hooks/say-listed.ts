import type { CollectionAfterOperationHook } from 'payload'
import { readListedBookings } from '@/server/features/booking/staff/read-listed-bookings'

/** Gives the reservations of a list what its columns show and no field holds: who booked, which departure, what was paid and is owed. */
export const sayListed: CollectionAfterOperationHook<'reservations'> = async ({ operation, result }) => {
  if (operation !== 'find' || result.docs.length === 0) return result
  const listed = await readListedBookings(result.docs.map(({ id }) => id))
  return { ...result, docs: result.docs.map((doc) => ({ ...doc, listed: listed.get(doc.id) })) }
}
