import type { Task } from 'graphile-worker'
import type pg from 'pg'
import type { CacheTag } from '@/server/platform/cache/cache-tags'
import { REVALIDATION_CHANNEL } from '@/server/platform/cache/cache-tags'
import { withClientTransaction } from '@/server/platform/db/with-client-transaction'
import type { TaskPayloads } from '@/server/platform/jobs/task'
import type { HitScope } from './enqueue-hit-refresh'
import { saveExpeditionHits } from './save-expedition-hits'

const IDS_OF: Record<HitScope, string> = {
  all: 'select id from expeditions union select id from expedition_hits',
  expedition: 'select $1::int as id',
  guide: 'select id from expeditions where guide_id = $1',
  photo: `select id from expeditions where main_photo_id = $1
    union select parent_id as id from expeditions_rels where path = 'gallery' and media_id = $1
    union select e.id from expeditions e join guides g on g.id = e.guide_id where g.avatar_id = $1`,
  countries: `select parent_id as id from expeditions_rels where path = 'countries' and countries_id = $1`,
  activities: `select parent_id as id from expeditions_rels where path = 'activities' and activities_id = $1`,
  accommodation_types: `select parent_id as id from expeditions_rels
    where path = 'accommodation_types' and accommodation_types_id = $1`,
}

/** Builds anew the cards that a committed change touches, then has the pages that show them built anew. */
export const refreshExpeditionHits: Task = async (payload, { withPgClient }) => {
  // Only `enqueueHitRefresh` adds this job.
  const { scope, id } = payload as TaskPayloads['refresh_expedition_hits']
  await withPgClient(async (client) => {
    const { rows } = await client.query<{ id: number }>(IDS_OF[scope], scope === 'all' ? [] : [id])
    const ids = rows.map((row) => row.id)
    for (let first = 0; first === 0 || first < ids.length; first += BATCH) {
      await refresh({ client, ids: ids.slice(first, first + BATCH) })
    }
  })
}

const BATCH = 500

const refresh = async ({ client, ids }: { client: pg.PoolClient; ids: number[] }): Promise<void> => {
  const own = ids.map((number) => `expedition:${number}` as const)
  const tags: CacheTag[] = ids.length > MOST_TAGS ? ['site'] : ['hits', ...own]
  try {
    await withClientTransaction(client, async () => {
      await saveExpeditionHits({ client, ids })
      await client.query('select pg_notify($1, $2)', [REVALIDATION_CHANNEL, tags.join(' ')])
    })
  } catch (error) {
    if (ids.length <= 1 || !isAboutData(error)) throw error
    // One card that cannot be built takes its batch along: halving finds it.
    const middle = Math.ceil(ids.length / 2)
    for (const half of [ids.slice(0, middle), ids.slice(middle)]) await refreshOrPutAside({ client, ids: half })
  }
}

/** A card that cannot be built becomes a job of its own, tried again with growing pauses; the others go on. */
const refreshOrPutAside = async ({ client, ids }: { client: pg.PoolClient; ids: number[] }): Promise<void> => {
  try {
    await refresh({ client, ids })
  } catch (error) {
    const [id] = ids
    if (ids.length > 1 || id === undefined || !isAboutData(error)) throw error
    await client.query(
      `select graphile_worker.add_job('refresh_expedition_hits', $1, job_key => $2, run_at => now() + interval '5 seconds')`,
      [JSON.stringify({ scope: 'expedition', id }), `hits:expedition:${String(id)}`],
    )
  }
}

// PostgreSQL's classes 22 (data), 23 (constraints) and 54 (limits): the fault of a row, not of the moment.
const isAboutData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code))

/** A notification holds 8,000 bytes: a wider change renews all pages. */
const MOST_TAGS = 300
