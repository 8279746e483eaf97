import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { lockUser } from '@/server/platform/payload/lock-user'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Ends one session of a user; its token opens nothing any more. */
export const endSession = ({ req, userId, sid }: { req: PayloadRequest; userId: number; sid: string }): Promise<void> =>
  withTransaction(req, async () => {
    await lockUser({ req, userId })
    const transaction = await transactionOf(req)
    await transaction.execute(sql`delete from users_sessions where id = ${sid} and _parent_id = ${userId}`)
  })
