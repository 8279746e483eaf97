import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { priorityOf } from '@/server/platform/jobs/priority'
import { createLogger } from '@/server/platform/log/create-logger'

type JobId = { id: string }
type RowName = { task: string; step: string; row_id: string }
type ByUser = { userId: number }
type Done = { ok: true }

/** Has a job that failed done at once, with as many attempts as a new one. */
export const runJobAgain = async ({ id }: JobId): Promise<Done> =>
  orRefuse(
    await queryStatement(sql`
      select j.id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0, max_attempts => 25) j
      where j.id is not null`),
  )

/** Drops a job that failed. */
export const dropJob = async ({ id, userId }: JobId & ByUser): Promise<Done> => {
  const rows = await queryStatement<{ task: string }>(sql`
    with failed as (
      select j.id, j.task_identifier from graphile_worker.jobs j
      where j.id = ${id}::bigint and j.last_error is not null and j.locked_at is null),
    dropped as (select d.id from failed, lateral graphile_worker.complete_jobs(array[failed.id]) d)
    select failed.task_identifier as task from failed join dropped using (id)`)
  log().warn({ user: userId, job: id, task: rows[0]?.task }, 'a job was given up')
  return orRefuse(rows)
}

/** Has the task come to a row that was set aside. */
export const runRowAgain = async (row: RowName): Promise<Done> =>
  orRefuse(
    await queryStatement(sql`
      with due as (
        update set_aside_rows s set retry_at = now(), given_up_at = null, given_up_by = null where ${isRow(row)} returning s.task)
      select graphile_worker.add_job(due.task, job_key => due.task || ':again', priority => ${priorityOf(row.task)}::int) from due`),
  )

/** Leaves a row that was set aside to the team. */
export const dropRow = async ({ userId, ...row }: RowName & ByUser): Promise<Done> =>
  orRefuse(
    await queryStatement(sql`
      update set_aside_rows s set retry_at = 'infinity', given_up_at = now(), given_up_by = ${userId}
      where ${isRow(row)} and s.given_up_at is null returning 1`),
  )

const isRow = ({ task, step, row_id }: RowName) => sql`s.task = ${task} and s.step = ${step} and s.row_id = ${row_id}`

const orRefuse = (rows: unknown[]): Done => {
  if (rows.length > 0) return { ok: true }
  throw new HttpError({ status: 409, message: 'Cette tâche a changé\u00a0: relis la liste.' })
}

const log = () => createLogger({ name: 'jobs' })
