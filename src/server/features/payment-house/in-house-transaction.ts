import { pool } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import type { Client } from './house-payment'

/** Runs the work in one transaction of the house's own. */
export const inHouseTransaction = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = await pool().connect()
  try {
    return await withClientTransaction(client, () => work(client))
  } finally {
    client.release()
  }
}
