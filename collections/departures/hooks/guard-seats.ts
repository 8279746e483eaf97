import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { checkDeparture } from '@/domain/departures/departure-rules'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { onlyRow } from '@/server/platform/db/only-row'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
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
  const change = changeOf(originalDoc, data)
  if (!change.isCanceling && !change.isLowered && !change.isRaised) return data
  const seats = await lockSeats({ req, id: Number(originalDoc?.id) })
  const errors = seatErrors({ seats, change, capacity: data['capacity'] })
  if (errors.length > 0) throw invalidFields({ collection: 'departures', errors, req })
  return data
}

type Written = Partial<Record<'status' | 'capacity' | 'min_participants', unknown>>

const changeOf = (before: Written | undefined, after: Written) => ({
  isCanceling: after.status === 'canceled' && before?.status !== 'canceled',
  isLowered: Number(after.capacity) < Number(before?.capacity),
  isRaised: Number(after.min_participants ?? 0) > Number(before?.min_participants ?? 0),
})

const seatErrors = ({
  seats: { seatsTaken, capacity: before, isBooked },
  change: { isCanceling, isRaised },
  capacity,
}: {
  seats: Seats
  change: ReturnType<typeof changeOf>
  capacity: unknown
}) => [
  ...checkDeparture({ capacity: Number(capacity ?? before), seats_taken: seatsTaken }),
  ...(isCanceling && seatsTaken > 0 ? [{ path: 'status', message: CANCEL_BY_BUTTON }] : []),
  ...(isRaised && isBooked ? [{ path: 'min_participants', message: IN_CONTRACTS }] : []),
]

type Seats = { seatsTaken: number; capacity: number; isBooked: boolean }

const lockSeats = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<Seats> => {
  const transaction = await transactionOf(req)
  await lockDepartures({ transaction, ids: [id] })
  const { rows } = await transaction.execute<Seats>(
    sql`select seats_taken::int as "seatsTaken", capacity::int as capacity, exists (
        select 1 from reservations r where r.departure_id = d.id and ${NOT_CANCELED.r}) as "isBooked"
      from departures d where id = ${id}`,
  )
  return onlyRow(rows)
}
