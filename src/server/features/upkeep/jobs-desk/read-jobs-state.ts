import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { HAS_WORKER } from '@/server/platform/jobs/lease'
import { HAS_FAILED, IS_LATE, IS_STUCK } from './job-facts'

/** `late`: a job has waited for five minutes; `failing`: one failed for good, or a row was set aside three times. */
export type JobsState = 'well' | 'no_worker' | 'late' | 'failing' | 'unknown'

/** How the worker does, the worst first. */
export const readJobsState = async (): Promise<JobsState> => {
  const [row] = await queryStatement<{ state: JobsState }>(STATE).catch(() => [])
  return row?.state ?? 'unknown'
}

const STATE = sql`
  select case when not ${sql.raw(HAS_WORKER)} then 'no_worker'
    when exists (select 1 from graphile_worker.jobs j where ${IS_LATE}) then 'late'
    when exists (select 1 from graphile_worker.jobs j where ${HAS_FAILED})
      or exists (select 1 from set_aside_rows s where ${IS_STUCK}) then 'failing'
    else 'well' end as state`
