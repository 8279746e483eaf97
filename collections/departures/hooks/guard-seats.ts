import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { checkDeparture } from '@/domain/departure-rules'
import { lockDepartures } from '@/server/features/booking/seats/lock-departures'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { invalidFields } from '../../fields/invalid-fields'

const CANCEL_BY_BUTTON =
  'Ce départ a des voyageurs ou des places retenues\u00a0: passe par «\u00a0Annuler ce départ\u00a0», qui prévient les clients.'

const IN_CONTRACTS = 'Des voyageurs ont réservé avec un minimum plus bas\u00a0: leur contrat le dit, il ne monte plus.'

/**
 * Looks at the seats that are taken at this very moment, held until the form is saved: a capacity can't go below them,
 * a departure that has some is canceled by its button, and the minimum of a contract does not go up.
 */
export const guardSeats: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update') return data
  const isCanceling = data['status'] === 'canceled' && originalDoc?.status !== 'canceled'
  const isLowered = Number(data['capacity']) < Number(originalDoc?.capacity)
  const isRaised = Number(data['min_participants'] ?? 0) > Number(originalDoc?.min_participants ?? 0)
  if (!isCanceling && !isLowered && !isRaised) return data
  const { seatsTaken, capacity, isBooked } = await lockSeats({ req, id: Number(originalDoc?.id) })
  const errors = checkDeparture({ capacity: Number(data['capacity'] ?? capacity), seats_taken: seatsTaken })
  if (isCanceling && seatsTaken > 0) errors.push({ path: 'status', message: CANCEL_BY_BUTTON })
  if (isRaised && isBooked) errors.push({ path: 'min_participants', message: IN_CONTRACTS })
  if (errors.length > 0) throw invalidFields({ collection: 'departures', errors, req })
  return data
}

type Seats = { seatsTaken: number; capacity: number; isBooked: boolean }

const lockSeats = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<Seats> => {
  const transaction = await transactionOf(req)
  await lockDepartures({ transaction, ids: [id] })
  const { rows } = await transaction.execute(
    sql`select seats_taken::int as "seatsTaken", capacity::int as capacity, exists (
        select 1 from reservations r where r.departure_id = d.id and ${NOT_CANCELED.r}) as "isBooked"
      from departures d where id = ${id}`,
  )
  return rows[0] as Seats
}
