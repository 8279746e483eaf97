import { env } from '@/env'
import { withClient } from '@/server/platform/postgres/probe'

/** One preparation at a time, of any process. */
const LOCK = 7_316_220_152

/** Runs what prepares the database once no other does: a killed start leaves one running for a moment, and the lock goes with it. */
export const prepareAlone = (prepare: () => Promise<void>): Promise<void> =>
  withClient(env().DATABASE_URL, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await prepare()
  })
