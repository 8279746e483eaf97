import type { Task } from 'graphile-worker'
import type { ReindexRun } from '@/contract/reindex'
import { queryOne, query } from '@/server/platform/db/pool'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { reindex } from './reindex'

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

const WRITE_EVERY_MS = 250

/** Reindexes for the staff's button, which reads the progress from `search_runs`. */
export const reindexSearch: Task = async (payload) => {
  // Only `startReindex` adds this job.
  const { run } = payload as TaskPayloads['reindex_search']
  let writtenAt = 0
  try {
    await query(`update search_runs set state = 'running', changed_at = now() where id = $1`, [run])
    await reindex({
      onProgress: async ({ done, total }) => {
        if (done < total && Date.now() - writtenAt < WRITE_EVERY_MS) return
        writtenAt = Date.now()
        await query('update search_runs set done = $2, total = $3, changed_at = now() where id = $1', [
          run,
          done,
          total,
        ])
      },
    })
    await query(`update search_runs set state = 'done', done = total, changed_at = now() where id = $1`, [run])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await query(`update search_runs set state = 'failed', error = $2, changed_at = now() where id = $1`, [run, reason])
  }
}
