import type { Task } from 'graphile-worker'
import type { CacheTag } from '../cache/cache-tags'
import { REVALIDATION_CHANNEL } from '../cache/cache-tags'
import type { TaskPayloads } from '../jobs/tasks'
import type { HitScope } from './enqueue-hit-refresh'
import { saveExpeditionHits } from './save-expedition-hits'

const IDS_OF: Record<HitScope, string> = {
  all: 'select id from expeditions union select id from expedition_hits',
  expedition: 'select $1::int as id',
  guide: 'select id from expeditions where guide_id = $1',
  photo: `select id from expeditions where main_photo_id = $1
    union select parent_id as id from expeditions_rels where path = 'gallery' and media_id = $1`,
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
    const tags: CacheTag[] = ['hits', ...ids.slice(0, MAX_TAGS).map((number) => `expedition:${number}` as const)]
    await client.query('begin')
    try {
      await saveExpeditionHits({ client, ids })
      await client.query('select pg_notify($1, $2)', [REVALIDATION_CHANNEL, tags.join(' ')])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}

/** A notification holds 8,000 bytes; a change that wide also renews the pages by their `hits` tag. */
const MAX_TAGS = 300
