import { query } from '@/server/platform/db/pool'

/** How many connections to this test file's database wait for a lock. */
export const waitingForLocks = async (): Promise<number> =>
  (await query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length
