import type { ReindexRun } from '@/contract/reindex'
import { queryOne } from '@/server/platform/db/pool'

/** A run that nobody has heard of for so long belongs to a worker that was killed. */
const SILENCE = '5 minutes'

/** The last run, or null before the first. */
export const lastReindexRun = (): Promise<ReindexRun | null> =>
  queryOne<ReindexRun>(`
    select id, case when state in ('waiting', 'running') and changed_at < now() - interval '${SILENCE}' then 'failed' else state end as state,
      done, total, error
    from search_runs order by id desc limit 1`)

/** Has the worker reindex, unless it is at it already; answers the run under way. */
export const startReindex = async (): Promise<ReindexRun | null> => {
  await queryOne(`
    with run as (
      insert into search_runs (total)
      select 0 where not exists (
        select 1 from search_runs where state in ('waiting', 'running') and changed_at > now() - interval '${SILENCE}')
      returning id
    )
    select graphile_worker.add_job('reindex_search', json_build_object('run', id), max_attempts => 1) from run`)
  return lastReindexRun()
}
