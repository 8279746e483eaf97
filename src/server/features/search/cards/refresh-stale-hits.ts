import type { Task } from 'graphile-worker'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'

/** Departures pass at midnight in Paris: cards built on an earlier day are built anew. */
export const refreshStaleHits: Task = async (_payload, helpers) => {
  await helpers.query(/* sql */ `
    select graphile_worker.add_job('refresh_expedition_hits', '{"scope":"all"}', job_key => 'hits:all:')
    where exists (select 1 from expedition_hits where built_on < ${TODAY_TEXT})`)
}
