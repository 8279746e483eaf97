import { readFileSync } from 'node:fs'
import type pg from 'pg'

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
    for (const { pid } of rows) before.set(pid, runTime(pid) ?? before.get(pid) ?? Number.NaN)
    return [...before.values()].reduce((sum, ms) => sum + ms, 0)
  }
}

const runTime = (pid: number): number | undefined => {
  try {
    return Number(readFileSync(`/proc/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
