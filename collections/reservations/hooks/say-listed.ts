import type { CollectionAfterOperationHook } from 'payload'
import type { ListedBooking } from '@/domain/reservations/listed-booking'
import { readListedBookings } from '@/server/features/desk/read-listed-bookings'

/** Gives the reservations of a list what its columns show and no field holds: who booked, which departure, what was paid and is owed. */
export const sayListed: CollectionAfterOperationHook<'reservations'> = async (given) => {
  const result: unknown = given.result
  if (!isList(result) || result.docs.length === 0) return given.result
  const listed = await readListedBookings(result.docs.map(({ id }) => id))
  for (const doc of result.docs) doc.listed = listed.get(doc.id)
  return given.result
}

type Row = { id: number; listed?: ListedBooking | undefined }

const isList = (result: unknown): result is { docs: Row[] } =>
  typeof result === 'object' && result !== null && 'docs' in result
