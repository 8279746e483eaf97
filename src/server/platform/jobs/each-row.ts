import type { SQL } from 'drizzle-orm'
import type { JobHelpers } from 'graphile-worker'
import type { QueryResultRow } from 'pg'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { describeError } from '@/server/platform/log/describe-error'
import { redact } from '@/server/platform/log/redact'
import type { MailQuery } from '../db/mail-query'
import type { Transaction } from '../db/transaction-of'
import { priorityOf } from './priority'

/** What a helper needs of graphile-worker's. */
export type TaskHelpers = Pick<JobHelpers, 'job' | 'logger' | 'withPgClient'>

type Client = { query: MailQuery }

type Work<Row> = {
  helpers: TaskHelpers
  /** Notes what fails: the connection of the work where it has one, so that the end of a connection is no fault of a row. */
  client: Client
  /** What the rows are, for the team: with the task and `idOf` it tells a row from every other. */
  step: string
  rows: Iterable<Row> | AsyncIterable<Row>
  idOf: (row: Row) => number | string
  /** Of these rows, which has work to be done by now. */
  isDue?: (row: Row) => boolean
  /** Whole or undone by itself. */
  work: (row: Row) => Promise<unknown>
  /** These are some of the rows that are due. */
  isPart?: boolean
  longestPause?: '5 minutes' | '1 hour'
}

/**
 * Does the work of each row by itself. A row that fails is set aside, counted and tried again later, after 30 seconds at first and then
 * twice as long each time, up to an hour; the rows behind it go on.
 */
export const eachRow = async <Row>({
  helpers,
  client,
  step,
  rows,
  idOf,
  isDue = () => true,
  work,
  isPart = false,
  longestPause = '1 hour',
}: Work<Row>): Promise<void> => {
  const task = helpers.job.task_identifier
  const { rows: kept } = await client.query<SetAside>(SET_ASIDE, [task, step])
  const setAside = new Map(kept.map((row) => [row.id, row]))
  for await (const row of rows) {
    const id = String(idOf(row))
    const former = setAside.get(id)
    setAside.delete(id)
    if (former?.isWaiting) continue
    try {
      if (isDue(row)) await work(row)
    } catch (error) {
      await client.query(SET_ROW_ASIDE, [task, step, id, messageOf(error), longestPause])
      helpers.logger.error(`${step} ${id} was set aside`, { error })
      continue
    }
    if (former) await client.query(FORGET, [task, step, [id]])
  }
  // What was to be tried again and is due no more has been settled elsewhere.
  const settled = [...setAside.values()].filter(({ isWaiting }) => !isWaiting).map(({ id }) => id)
  if (!isPart && settled.length > 0) await client.query(FORGET, [task, step, settled])
  await client.query(RETRY_LATER, [task, priorityOf(task)])
}

type RowsInTransactions<Row> = Pick<Work<Row>, 'step' | 'idOf' | 'isDue' | 'isPart'> & {
  rows: SQL
  work: (given: { transaction: Transaction; row: Row }) => Promise<unknown>
}

/** The same for the rows of a statement, each in a transaction of its own: who has another row to do with waits for nothing. */
export const eachRowInTransaction = <Row extends QueryResultRow>(
  helpers: TaskHelpers,
  { rows: statement, work, ...named }: RowsInTransactions<Row>,
): Promise<void> =>
  helpers.withPgClient(async (client) => {
    const transaction = transactionOnClient(client)
    const { rows } = await transaction.execute<Row>(statement)
    await eachRow({
      ...named,
      helpers,
      client,
      rows: rows,
      work: (one) => withClientTransaction(client, () => work({ transaction, row: one })),
    })
  })

type SetAside = { id: string; isWaiting: boolean }

const SET_ASIDE = /* sql */ `
  select row_id as id, retry_at > now() as "isWaiting" from set_aside_rows where task = $1 and step = $2`

const SET_ROW_ASIDE = /* sql */ `
  insert into set_aside_rows as s (task, step, row_id, error, retry_at)
  values ($1, $2, $3, $4, now() + interval '30 seconds')
  on conflict (task, step, row_id) do update set attempts = s.attempts + 1, error = excluded.error, failed_at = now(),
    retry_at = now() + least(interval '30 seconds' * 2 ^ least(s.attempts, 12), $5::interval)`

const FORGET = 'delete from set_aside_rows where task = $1 and step = $2 and row_id = any($3::text[])'

// The clock's own job has another key, so that neither replaces the other.
const RETRY_LATER = /* sql */ `
  select graphile_worker.add_job($1, job_key => $1 || ':again', run_at => greatest(min(retry_at), now() + interval '10 seconds'), priority => $2)
  from set_aside_rows where task = $1 and given_up_at is null having count(*) > 0`

/** What the team reads of a failure: never whose it is. */
const messageOf = (error: unknown): string =>
  redact(describeError(error instanceof Error ? error : new Error(String(error))).message).slice(0, 500)
