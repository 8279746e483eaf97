import { query } from '@/server/platform/db/pool'
import { readDocuments } from '../read-documents'
import type { SearchEngine } from '../search-engine'

/** As many documents as one call to the engine may hold. */
const BATCH = 1000
/** A document refused so often is set aside until it changes. */
const MOST_ATTEMPTS = 5

type Change = { id: number; version: string }

/**
 * Tells the engine of the documents noted, from committed rows, until none is due. Those that it refuses are tried
 * again later and later, then set aside; the rest goes on. Throws when the engine cannot be reached.
 */
export const drainBacklog = async (engine: SearchEngine): Promise<void> => {
  for (;;) {
    const changes = await query<Change>(
      `select id, version::text from search_backlog where set_aside_at is null and retry_at <= now()
       order by retry_at, id limit ${String(BATCH)}`,
    )
    if (changes.length === 0) return
    await tell({ engine, changes })
  }
}

const tell = async ({ engine, changes }: { engine: SearchEngine; changes: Change[] }): Promise<void> => {
  const documents = await readDocuments(changes.map(({ id }) => id))
  const present = new Set(documents.map(({ hit }) => hit.id))
  const refusals = await engine.upsert(documents)
  await engine.remove(changes.flatMap(({ id }) => (present.has(id) ? [] : [id])))
  await query(
    `update search_backlog b set attempts = attempts + 1, error = r.reason, retry_at = now() + 2 ^ attempts * interval '1 second',
       set_aside_at = case when attempts + 1 >= $3 then now() end
     from unnest($1::int[], $2::text[]) r (id, reason) where b.id = r.id`,
    [refusals.map(({ id }) => id), refusals.map(({ reason }) => reason), MOST_ATTEMPTS],
  )
  const refused = new Set(refusals.map(({ id }) => id))
  const told = changes.filter(({ id }) => !refused.has(id))
  // One that changed meanwhile has another version: it stays noted.
  await query(
    `delete from search_backlog b using unnest($1::int[], $2::bigint[]) t (id, version)
     where b.id = t.id and b.version = t.version`,
    [told.map(({ id }) => id), told.map(({ version }) => version)],
  )
}
