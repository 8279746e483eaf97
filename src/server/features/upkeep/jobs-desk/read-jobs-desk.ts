import type { JobsDesk } from '@/contract/jobs-desk'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HAS_WORKER } from '@/server/platform/jobs/lease'
import { hideValues } from '@/server/platform/log/describe-error'
import { redact } from '@/server/platform/log/redact'
import { HAS_FAILED, IS_READY, JOB_STATE } from './job-facts'

const MOST_SHOWN = 200

/** What the worker has to do, does, and could not do; errors say nothing of whom they happened to. */
export const readJobsDesk = async (): Promise<JobsDesk> => {
  const [[state], waiting, jobs, rows, refused_addresses] = await Promise.all([
    queryStatement<Pick<JobsDesk, 'counts' | 'oldest_seconds' | 'has_worker'>>(STATE),
    queryStatement<JobsDesk['waiting'][number]>(WAITING),
    queryStatement<JobsDesk['jobs'][number]>(JOBS),
    queryStatement<JobsDesk['rows'][number]>(ROWS),
    queryStatement<JobsDesk['refused_addresses'][number]>(REFUSED),
  ])
  if (!state) throw new Error('An aggregate answers one row.')
  const told = jobs.map(({ error, ...job }) => ({ ...job, error: error === null ? null : redact(hideValues(error)) }))
  return { ...state, waiting, jobs: told, rows, refused_addresses }
}

const STATE = sql`
  select json_build_object(
      'waiting', count(*) filter (where ${IS_READY}), 'running', count(*) filter (where j.locked_at is not null),
      'failed', count(*) filter (where ${HAS_FAILED}),
      'set_aside', (select count(*) from set_aside_rows s where s.given_up_at is null)) as counts,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where ${IS_READY})), 0)::int as oldest_seconds,
    ${sql.raw(HAS_WORKER)} as has_worker
  from graphile_worker.jobs j`

const WAITING = sql`
  select j.task_identifier as task, count(*)::int as count, ${isoInstant(sql`min(j.run_at)`)} as oldest_at
  from graphile_worker.jobs j where ${IS_READY} group by 1 order by 2 desc, 1`

const JOBS = sql`
  select j.id::text, j.task_identifier as task, ${JOB_STATE} as state, j.attempts::int,
    ${isoInstant(sql`coalesce(j.locked_at, case when ${HAS_FAILED} then j.updated_at end, j.run_at)`)} as at,
    left(j.last_error, 500) as error
  from graphile_worker.jobs j where j.locked_at is not null or j.last_error is not null or ${HAS_FAILED}
  order by (${HAS_FAILED}) desc, j.locked_at is null, j.updated_at desc, j.id limit ${MOST_SHOWN}`

const ROWS = sql`
  select s.task, s.step, s.row_id, s.attempts, ${isoInstant(sql`s.failed_at`)} as failed_at, s.error,
    case when s.given_up_at is null then ${isoInstant(sql`s.retry_at`)} end as retry_at
  from set_aside_rows s order by s.given_up_at is not null, s.failed_at desc, s.task, s.row_id limit ${MOST_SHOWN}`

const REFUSED = sql`
  select r.address, u.id as user_id, r.reply_code, r.refusals, ${isoInstant(sql`r.last_refused_at`)} as last_refused_at
  from refused_addresses r left join users u on lower(u.email) = r.address and u.deleted_at is null
  order by r.last_refused_at desc limit ${MOST_SHOWN}`
