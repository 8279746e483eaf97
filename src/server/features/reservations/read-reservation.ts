import type { PayloadRequest } from 'payload'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { sql } from '@/server/platform/db/transaction-of'
import { runStatement } from '@/server/platform/payload/run-statement'
import { presentReservation, type ReservationRow } from './present-reservation'
import { reservationStatement } from './reservation-statement'

/** A customer's own reservation in full, by its number or that of its cart, by one statement; null when it is not theirs. */
export const readReservation = async ({
  req,
  userId,
  ...key
}: {
  req: PayloadRequest
  userId: number
} & ({ id: number } | { cartId: number })): Promise<ReservationDetail | null> => {
  const condition = 'id' in key ? sql`r.id = ${key.id}` : sql`r.cart_number = ${key.cartId}`
  const statement = reservationStatement(sql`r.user_id = ${userId} and ${condition}`)
  const [row] = await runStatement<ReservationRow>({ req, statement })
  return row ? presentReservation(row) : null
}
