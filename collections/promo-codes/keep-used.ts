import type { CollectionBeforeDeleteHook } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'

/** A code that reservations have stays: it is stopped instead. */
export const keepUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select 1 from reservation_discounts where promo_code_id = ${Number(id)} limit 1`,
  )
  if (rows.length === 0) return
  throw new HttpError({
    status: 409,
    message: 'Des réservations ont ce code\u00a0: arrête-le au lieu de le supprimer.',
  })
}
