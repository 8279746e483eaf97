import { withClient } from '@/server/platform/postgres/probe'
import { unkept } from './targets'
import type { Target } from './targets'

const REQUESTS = 10

/** SQL statements per request that nothing kept answers, as PostgreSQL itself counts them (extension pg_stat_statements). */
export async function countStatements(options: { url: string; databaseUrl: string; target: Target }): Promise<number> {
  const { url, databaseUrl, target } = options
  const request = async () => {
    const response = await fetch(url + target.path, { headers: unkept(target).headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${target.path}: ${response.status}`)
  }
  // The first request may open connections and fill caches.
  await request()
  return withClient(databaseUrl, async (client) => {
    await client.query('SELECT pg_stat_statements_reset()')
    for (let done = 0; done < REQUESTS; done += 1) await request()
    const { rows } = await client.query<{ calls: string | null }>(
      `SELECT sum(calls) AS calls FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid
       WHERE d.datname = current_database() AND query !~* 'pg_stat_statements'`,
    )
    return Number(rows[0]?.calls ?? 0) / REQUESTS
  })
}
