import pg from 'pg'
import { env } from '@/env'
import { WORKER_NAME } from '@/server/platform/jobs/worker-name'

/** Succeeds when a worker on this machine holds a connection to the database: the container's healthcheck. */
const client = new pg.Client({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: 5000 })
await client.connect()
const { rowCount } = await client.query(
  `SELECT FROM pg_stat_activity
   WHERE application_name = $1 AND datname = current_database() AND client_addr IS NOT DISTINCT FROM inet_client_addr()`,
  [WORKER_NAME],
)
process.exit(rowCount ? 0 : 1)
