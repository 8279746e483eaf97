import { Logger, type RunnerOptions } from 'graphile-worker'
import pg from 'pg'
import { env } from '@/env'
import { POOL_OPTIONS } from '@/server/platform/db/pool'
import { keepRunning } from '@/server/platform/jobs/keep-running'
import { openLease } from '@/server/platform/jobs/lease'
import { WORKER_NAME } from '@/server/platform/jobs/worker-name'
import { warnWithoutSmtp } from '@/server/platform/email/open-mail-folder'
import { createLogger } from '@/server/platform/log/create-logger'
import { takeOverConsole } from '@/server/platform/log/take-over-console'
import { CRONTAB, TASK_LIST } from './tasks'

const CONCURRENCY = 4
const MAILS_AT_ONCE = 3
/** A connection for each slot and one more for its statements apart, and one for each runner to be told of jobs. */
const MOST_CONNECTIONS = 2 * (CONCURRENCY + MAILS_AT_ONCE) + 2
const GRACE_MS = 9_000

const log = createLogger({ name: 'worker' })

if (env().NODE_ENV === 'production') takeOverConsole(createLogger({ name: 'console' }))
// Node would print the error whole.
process.once('uncaughtException', (error) => {
  log.fatal({ err: error }, 'the worker ends')
  process.exit(1)
})
process.on('unhandledRejection', (error) => {
  log.error({ err: error }, 'nobody waited for what failed')
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

const pgPool = new pg.Pool({
  connectionString: env().DATABASE_URL,
  application_name: WORKER_NAME,
  ...POOL_OPTIONS,
  max: MOST_CONNECTIONS,
})
const onLostConnection = (error: Error): void => {
  log.warn({ err: error }, 'connection lost')
}
pgPool.on('error', onLostConnection)
pgPool.on('connect', (client) => client.on('error', onLostConnection))

const ending = new AbortController()
const stop = (): void => {
  // A task that does not end in time is taken up again by the next worker.
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  ending.abort()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

const lease = openLease({ connection: { connectionString: env().DATABASE_URL, application_name: WORKER_NAME }, log })
// What a job's end could not be noted of ends its runner, which is started again: without these delays nobody would hear of it.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const common = { pgPool, noHandleSignals: true, logger, preset }
const { send_mail, ...others } = TASK_LIST
const runners: RunnerOptions[] = [
  { ...common, taskList: others, concurrency: CONCURRENCY, crontab: CRONTAB },
  // A mail server that hangs takes the slots of mails alone.
  { ...common, taskList: { send_mail }, concurrency: MAILS_AT_ONCE },
]
// Midnight in Paris may have passed while no worker ran.
const prepare = () =>
  pgPool.query(`select graphile_worker.add_job('refresh_stale_hits', job_key => 'refresh_stale_hits')`)
await Promise.all(runners.map((runner) => keepRunning({ runner, prepare, lease, log, signal: ending.signal })))
await lease.end()
process.exit(0)
