import type { Task } from 'graphile-worker'
import { queryOne } from '@/server/platform/db/pool'
import { otherEngine } from '../other-engine'
import { checkEngine } from './check-engine'
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

/**
 * Every minute: tells the other engine what it missed while it was away, and, when it has lost its index or
 * documents, makes it whole again. While it is away there is nothing to do.
 */
export const reconcileSearch: Task = async (_payload, { withPgClient, logger }) => {
  const engine = otherEngine()
  if (!engine) return
  const health = await engine.health().catch(() => null)
  if (!health) return
  await withPgClient((client) =>
    holdSync({
      client,
      task: async () => {
        await drainBacklog(engine)
        const row = await queryOne<{ n: number }>('select count(*)::int as n from hit_rows')
        const { documents } = await engine.health()
        if (documents === row?.n) return
        await engine.configure()
        const { missing, stale, surplus } = await checkEngine({ engine, repair: true })
        logger.info(
          `repaired: ${String(missing.length)} missing, ${String(stale.length)} stale, ${String(surplus.length)} surplus`,
        )
      },
    }),
  )
}

/** Gives the other engine its settings and the editors' synonyms. */
export const configureSearch: Task = async () => {
  await otherEngine()?.configure()
}
