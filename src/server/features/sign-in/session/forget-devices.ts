import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

/** From now on no device is known that signed in to the account before. Inside the caller's transaction. */
export const forgetDevices = async ({ req, userId }: { req: PayloadRequest; userId: number }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into device_marks (user_id, known_since) values (${userId}, now())
    on conflict (user_id) do update set known_since = excluded.known_since`)
}
