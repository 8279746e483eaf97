import type pg from 'pg'

/** Any constant: the lock of the one process that writes to the other engine. */
const LOCK = 7_473

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Runs `task` unless another process writes to the other engine already, and says whether it ran: an older state
 * can then never be told after a newer one. The lock ends with its connection, however that ends.
 */
export const holdSync = async ({ client, task }: { client: Client; task: () => Promise<void> }): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [LOCK])
  if (!rows[0]?.held) return false
  try {
    await task()
    return true
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK])
  }
}
