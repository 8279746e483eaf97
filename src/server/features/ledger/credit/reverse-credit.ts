import type { PayloadRequest } from 'payload'
import { lockCustomer } from '@/server/features/seats/lock-customer'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { BALANCE_CENTS } from './credit-facts'
import { returnCredit } from './return-credit'

/** Makes of what a credit still holds a refund due, for the agency, with its reason; 409 when it holds another sum than was read. */
export const reverseCreditOf = ({
  req,
  authorId,
  userId,
  accountId,
  reason,
  balanceCents,
}: {
  req: PayloadRequest
  authorId: number
  userId: number
  accountId: number
  reason: string
  balanceCents: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockCustomer({ transaction, userId })
    const { rows } = await transaction.execute(sql`
      select ${BALANCE_CENTS} as cents from credit_accounts a
      where a.id = ${accountId} and a.user_id = ${userId} and a.kind = 'credit'`)
    if (!rows[0]) throw notFound('Ce client n’a pas cet avoir.')
    if (Number(rows[0]['cents']) !== balanceCents) {
      throw new HttpError({ status: 409, message: 'Cet avoir a changé entre-temps\u00a0: recharge la page.' })
    }
    await returnCredit({ transaction, accountId, reason: 'reversed', note: reason, authorId })
    return { id: accountId }
  })
