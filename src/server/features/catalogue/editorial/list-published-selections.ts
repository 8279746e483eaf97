import type { Selection } from '@/contract/selections'
import { query } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select s.id, s.title, s.slug, coalesce(s.intro, '') as intro,
    coalesce(m.sizes_sm_url, m.url) as image,
    coalesce(json_agg(h.hit order by r."order") filter (where h.hit is not null), '[]'::json) as expeditions
  from selections s
  left join media m on m.id = s.image_id
  left join selections_rels r on r.parent_id = s.id and r.path = 'expeditions'
  left join expedition_hits h on h.id = r.expeditions_id
  where s.is_published
  group by s.id, m.id
  order by s._order, s.id`

/** The thematic selections that marketers show, in their order, each with its published expeditions. */
export const listPublishedSelections = (): Promise<Selection[]> => query<Selection>(STATEMENT, [], 'list-selections')
