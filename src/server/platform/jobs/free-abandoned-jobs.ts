import type pg from 'pg'

export const WORKER_NAME = 'lagopede-worker'

/** Longer than any task: what is locked for so long belongs to a worker that was killed. */
const LONGEST_TASK = '5 minutes'

const UNLOCK = /* sql */ `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
  from graphile_worker.jobs
  where locked_by is not null`

type Client = Pick<pg.ClientBase, 'query'>

/** At start, when no other worker is connected, every locked job was abandoned. */
export const freeJobsOfEarlierRun = async (client: Client): Promise<void> => {
  await client.query(`${UNLOCK}
    and not exists (
      select 1 from pg_stat_activity
      where application_name = '${WORKER_NAME}' and datname = current_database() and pid <> pg_backend_pid())
    having count(*) > 0`)
}

/** Gives back the jobs of workers that died since; left alone they would stay locked for four hours. */
export const freeAbandonedJobs = async (client: Client): Promise<void> => {
  await client.query(`${UNLOCK} and locked_at < now() - interval '${LONGEST_TASK}' having count(*) > 0`)
}
