import type { Task } from 'graphile-worker'
import { query } from '@/server/platform/db/pool'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import { reindex } from './reindex'

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
