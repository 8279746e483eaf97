import type { Hit } from '@/contract/hit'
import { query } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select hit from expedition_hits
  where carousel_rank is not null
  order by carousel_rank, id
  limit 12`

/** The expeditions put forward, by carousel rank. */
export const listFeaturedExpeditions = async (): Promise<Hit[]> =>
  (await query<{ hit: Hit }>(STATEMENT, [], 'list-featured')).map(({ hit }) => hit)
