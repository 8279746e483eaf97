import type { Task } from 'graphile-worker'
import { otherEngine } from '../other-engine'
import { drainBacklog } from './drain-backlog'
import { holdSync } from './hold-sync'

/** Tells the other engine what changed. Its failure is the job's, which is tried again with growing pauses. */
export const syncSearch: Task = async (_payload, helpers) => {
  const engine = otherEngine()
  if (!engine) return
  const ran = await helpers.withPgClient((client) => holdSync({ client, task: () => drainBacklog(engine) }))
  await helpers.query(ran ? NEXT_RETRY : SOON)
}

const addJob = (at: string): string =>
  `graphile_worker.add_job('sync_search', '{}', job_key => 'sync_search', run_at => ${at})`

/** The process that holds the lock may have looked for changes just before ours was noted. */
const SOON = `select ${addJob(`now() + interval '1 second'`)}`

const NEXT_RETRY = `select ${addJob('min(retry_at)')} from search_backlog where set_aside_at is null having count(*) > 0`
