import type { Hit } from '@/contract/hit'
import { query } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  with chosen as (
    select h.hit, c.place from (
      select r.expeditions_id as id, r."order" as place from home_page p
      join home_page_rels r on r.parent_id = p.id and r.path = 'featured'
      where $1::int[] is null and p._status = 'published'
      union all select drafted.id, drafted.place from unnest($1::int[]) with ordinality as drafted (id, place)
    ) c join expedition_hits h on h.id = c.id
  )
  select hit from (
    select hit, place from chosen
    union all
    select hit, row_number() over (order by carousel_rank, id) from expedition_hits
    where carousel_rank is not null and not exists (select 1 from chosen)
  ) shown order by place limit 12`

/**
 * The expeditions put forward: those that the home page names, in its order and still on sale, else those with a rank. The
 * draft of the home page hands in its own.
 */
export const listFeaturedExpeditions = async (drafted: number[] | null = null): Promise<Hit[]> =>
  (await query<{ hit: Hit }>(STATEMENT, [drafted], 'list-featured')).map(({ hit }) => hit)
