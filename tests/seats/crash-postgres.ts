import { livingPostmaster } from '@/server/platform/postgres/cluster'
import { poll } from '@/server/platform/postgres/poll'
import { startPostgres, type Postgres } from '@/server/platform/postgres/start-postgres'
import { stopServer } from '@/server/platform/postgres/stop-server'

/** Ends the PostgreSQL of this directory as `kill -9` does, and starts it again on its port. */
export const crashPostgres = async (directory: string): Promise<Postgres> => {
  const postmaster = livingPostmaster(directory)
  if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
  await stopServer(directory)
  // What the dead server had begun ends by itself; until then no other may start.
  const postgres = await poll({
    timeout: 60_000,
    every: 200,
    ask: () => startPostgres({ directory }).catch(() => undefined),
  })
  if (!postgres) throw new Error('PostgreSQL does not start again.')
  return postgres
}
