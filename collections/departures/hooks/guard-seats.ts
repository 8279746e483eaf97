import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { checkDeparture } from '@/domain/departure-rules'
import { lockDepartures } from '@/server/features/booking/seats/lock-departures'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { invalidFields } from '../../fields/invalid-fields'

const CANCEL_BY_BUTTON =
  'Ce départ a des voyageurs ou des places retenues\u00a0: passe par «\u00a0Annuler ce départ\u00a0», qui prévient les clients.'

/**
 * Looks at the seats that are taken at this very moment, held until the form is saved: a capacity can't go below them,
 * and a departure that has some is canceled by its button.
 */
export const guardSeats: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const isCanceling = data['status'] === 'canceled' && originalDoc?.status !== 'canceled'
  const isLowered = Number(data['capacity']) < Number(originalDoc?.capacity)
  if (!isCanceling && !isLowered) return data
  const { seatsTaken, capacity } = await lockSeats({ req, id: Number(originalDoc?.id) })
  const errors = checkDeparture({ capacity: Number(data['capacity'] ?? capacity), seats_taken: seatsTaken })
  if (isCanceling && seatsTaken > 0) errors.push({ path: 'status', message: CANCEL_BY_BUTTON })
  if (errors.length > 0) throw invalidFields({ collection: 'departures', errors, req })
  return data
}

const lockSeats = async ({
  req,
  id,
}: {
  req: PayloadRequest
  id: number
}): Promise<{ seatsTaken: number; capacity: number }> => {
  const transaction = await transactionOf(req)
  await lockDepartures({ transaction, ids: [id] })
  const { rows } = await transaction.execute(
    sql`select seats_taken::int as "seatsTaken", capacity::int as capacity from departures where id = ${id}`,
  )
  return rows[0] as { seatsTaken: number; capacity: number }
}
