import type { Task } from 'graphile-worker'
import { queryOne } from '@/server/platform/db/pool'
import { otherEngine } from '../other-engine'
import { checkEngine } from './check-engine'
import { drainBacklog } from './drain-backlog'
import { holdSync } from './hold-sync'

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
