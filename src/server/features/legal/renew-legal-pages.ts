import type { Task } from 'graphile-worker'
import { REVALIDATION_CHANNEL } from '@/server/platform/cache/cache-tags'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { effectiveDay } from './in-force'

/** A version takes effect at midnight in Paris without anybody's doing: its pages are built anew. */
export const renewLegalPages: Task = async (_payload, helpers) => {
  await helpers.query(
    `select pg_notify($1, 'legal')
     where exists (select 1 from legal_documents v where v.status = 'published' and ${effectiveDay('v')} = ${TODAY_TEXT})`,
    [REVALIDATION_CHANNEL],
  )
}
