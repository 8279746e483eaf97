import { pool } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import type { Client } from './sandbox-payment'

/** Runs the work in one transaction of the sandbox's own. */
export const inSandboxTransaction = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = await pool().connect()
  try {
    return await withClientTransaction(client, () => work(client))
  } finally {
    client.release()
  }
}
