import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '../db/transaction-of'
import { REVALIDATION_CHANNEL, type CacheTag } from './cache-tags'

/** Tells every web process which pages to build anew; PostgreSQL delivers it when the caller's transaction commits. */
export const revalidateAfterCommit = async ({
  req,
  tags,
}: {
  req: PayloadRequest
  tags: CacheTag[]
}): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_notify(${REVALIDATION_CHANNEL}, ${tags.join(' ')})`)
}
