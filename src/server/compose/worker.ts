import { Logger, run } from 'graphile-worker'
import pg from 'pg'
import { env } from '@/env'
import { POOL_OPTIONS } from '@/server/platform/db/pool'
import { freeJobsOfEarlierRun, WORKER_NAME } from '@/server/platform/jobs/free-abandoned-jobs'
import { warnWithoutSmtp } from '@/server/platform/email/open-mail-folder'
import { createLogger } from '@/server/platform/log/create-logger'
import { takeOverConsole } from '@/server/platform/log/take-over-console'
import { CRONTAB, TASK_LIST } from './tasks'

const CONCURRENCY = 4
const GRACE_MS = 9_000

const log = createLogger({ name: 'worker' })

if (env().NODE_ENV === 'production') takeOverConsole(createLogger({ name: 'console' }))
// Node would print the error whole.
process.once('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the worker ends')
  process.exit(1)
})

warnWithoutSmtp(log)

const logger = new Logger((scope) => (level, message, meta?: { error?: unknown }) => {
  // The error stands beside the message, which writes it out a second time.
  const brief = meta?.error instanceof Error ? message.replace(/ with error '[^]*$/, '') : message
  const line = scope.label === undefined ? brief : `${scope.label}: ${brief}`
  if (level === 'error') log.error({ err: meta?.error }, line)
  else if (level === 'warning') log.warn(line)
  else log.debug(line)
})

const pgPool = new pg.Pool({ connectionString: env().DATABASE_URL, application_name: WORKER_NAME, ...POOL_OPTIONS })
const onLostConnection = (error: Error): void => {
  log.warn({ err: error }, 'connection lost')
}
pgPool.on('error', onLostConnection)
pgPool.on('connect', (client) => client.on('error', onLostConnection))

await freeJobsOfEarlierRun(pgPool)
await pgPool.query(`select graphile_worker.add_job('refresh_stale_hits', job_key => 'refresh_stale_hits')`)
const runner = await run({
  pgPool,
  concurrency: CONCURRENCY,
  noHandleSignals: true,
  taskList: TASK_LIST,
  crontab: CRONTAB,
  logger,
})
log.info('ready')

const stop = (): void => {
  // A task that does not end in time is taken up again by the next worker.
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  runner.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
await runner.promise
