import type pg from 'pg'
import { runTime } from '../processor-time'

/**
 * Milliseconds of processor that all connections to a database have had, which a busy machine does not lengthen: the difference of two
 * answers is what was done between them. `client` is of another database; not a number where the system does not tell.
 */
export const processorOfDatabase = (client: pg.Client, database: string) => {
  const before = new Map<number, number>()
  return async (): Promise<number> => {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [
      database,
    ])
    // What ended since had its time as well.
    for (const { pid } of rows) {
      const ms = runTime(pid)
      if (!Number.isNaN(ms) || !before.has(pid)) before.set(pid, ms)
    }
    return [...before.values()].reduce((sum, ms) => sum + ms, 0)
  }
}
