import type pg from 'pg'
import { pool, query } from '@/server/platform/db/pool'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import { saveExpeditionHits, saveShapes, saveWords } from '../cards/save-expedition-hits'
import { otherEngine } from '../other-engine'
import { readDocuments } from '../read-documents'
import type { Refusal, SearchDocument } from '../search-document'
import { holdSync } from './hold-sync'

const BATCH = 500
/** Connections that build cards at once. */
const LANES = 2

export type Progress = { done: number; total: number }
type OnProgress = (progress: Progress) => void | Promise<void>

/**
 * Builds every card anew, then replaces the other engine's index at once. Visitors search the former cards until then.
 * What changes meanwhile is noted and told when the index is in place.
 */
export const reindex = async ({
  onProgress,
  tellsOthers = true,
}: {
  onProgress: OnProgress
  tellsOthers?: boolean
}): Promise<{ refused: Refusal[] }> => {
  const rows = await query<{ id: number }>(
    'select id from expeditions union select id from expedition_hits order by id',
  )
  const ids = rows.map(({ id }) => id)
  const engine = tellsOthers ? otherEngine() : null
  const total = ids.length * (engine ? 2 : 1)
  let done = 0
  const report = async (n: number): Promise<void> => {
    done += n
    await onProgress({ done, total })
  }
  await rebuildCards({ ids, report })
  if (!engine) return { refused: [] }

  let refused: Refusal[] = []
  const replace = async (): Promise<void> => {
    refused = await engine.replaceAll(documentsOf({ ids, report }))
    await setAside(refused)
  }
  const ran = await onConnection((client) => holdSync({ client, task: replace }))
  if (!ran) throw new Error('Another process is writing to the search engine: try again in a moment.')
  await query(`select graphile_worker.add_job('sync_search', '{}', job_key => 'sync_search')`)
  return { refused }
}

async function* documentsOf({ ids, report }: Lane): AsyncGenerator<SearchDocument[]> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH)
    yield await readDocuments(batch)
    await report(batch.length)
  }
}

type Lane = { ids: number[]; report: (n: number) => Promise<void> }

/** Each connection has its part of the catalogue: cards of near numbers share rows of bits, and would wait for each other. */
const rebuildCards = async ({ ids, report }: Lane): Promise<void> => {
  const share = Math.ceil(ids.length / LANES)
  const parts = Array.from({ length: LANES }, (_, index) => ids.slice(index * share, (index + 1) * share))
  // Most of what any card shares comes with the first cards. Saved with them, it would have the other part wait for their end.
  const first = parts.flatMap((part) => part.slice(0, BATCH))
  await Promise.all(
    [saveShapes, saveWords].map((save) =>
      onConnection((client) => withClientTransaction(client, () => save({ client, ids: first }))),
    ),
  )
  await Promise.all(parts.map((part) => onConnection((client) => rebuildPart({ client, ids: part, report }))))
}

const rebuildPart = async ({ client, ids, report }: Lane & { client: pg.PoolClient }): Promise<void> => {
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH)
    await withClientTransaction(client, () => saveExpeditionHits({ client, ids: batch, tellsOthers: false }))
    await report(batch.length)
  }
}

/** Does the work on a connection of its own. */
const onConnection = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool().connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

const setAside = async (refused: Refusal[]): Promise<void> => {
  await query(
    `insert into search_backlog (id, error, attempts, set_aside_at)
     select id, reason, 1, now() from unnest($1::int[], $2::text[]) r (id, reason) on conflict (id) do nothing`,
    [refused.map(({ id }) => id), refused.map(({ reason }) => reason)],
  )
}
