import { setTimeout as wait } from 'node:timers/promises'
import { Logger, run } from 'graphile-worker'
import { pool, query } from '@/server/platform/db/pool'
import { TASK_LIST } from '@/server/compose/tasks'
import type { SearchEngine } from '@/server/features/search/search-engine'

const PATIENCE_MS = 10_000
const POLL_MS = 5

/** Renames expeditions one after the other, a worker running, and answers how long after its commit a search finds each (ms). */
export const changeDelays = async ({
  engine,
  changes,
}: {
  engine: SearchEngine
  changes: number
}): Promise<number[]> => {
  const worker = await run({
    pgPool: pool(),
    taskList: TASK_LIST,
    concurrency: 4,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  })
  try {
    const delays: number[] = []
    // The first is not counted: it opens the worker's connections.
    for (let id = 1; id <= changes + 1; id += 1) {
      const delay = await delayOf({ engine, id })
      if (id > 1) delays.push(delay)
    }
    return delays
  } finally {
    await worker.stop()
  }
}

const delayOf = async ({ engine, id }: { engine: SearchEngine; id: number }): Promise<number> => {
  const q = `nouveauté${String(id)}`
  await query(
    `with changed as (update expeditions set name = $2 where id = $1)
     select graphile_worker.add_job('refresh_expedition_hits', json_build_object('scope', 'expedition', 'id', $1::int))`,
    [id, q],
  )
  const committedAt = performance.now()
  for (;;) {
    const { hits } = await engine.search({ q })
    const delay = performance.now() - committedAt
    if (hits.some((hit) => hit.id === id)) return delay
    if (delay > PATIENCE_MS) throw new Error(`A change is not found after ${String(PATIENCE_MS)} ms.`)
    await wait(POLL_MS)
  }
}
