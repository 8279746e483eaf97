import { queryOne } from '@/server/platform/db/pool'
import { notFound } from '@/server/platform/http/errors'
import { refuseSpent, type SpentCalls } from '@/server/platform/http/rate-limit'
import { INTEREST_LIMIT, interestLimitOf } from './interest-limit'

const NOT_ON_SALE = 'Cette aventure n’existe pas ou n’est plus en ligne.'

/**
 * One statement, so that nothing comes between: counts the call, adds the favourite or brings it back, and has the card
 * built anew when it is the user's first like of this expedition. What it adds is not in what it reads: `ids` are those before.
 */
const STATEMENT = /* sql */ `
  with spent as materialized (select points, expire from count_call($3, $4)),
  on_sale as (select id from expedition_hits where id = $2),
  added as (
    insert into interests as known (user_id, expedition_id, is_active)
    select $1, id, true from on_sale where (select points from spent) <= $5
    on conflict (user_id, expedition_id) do update set is_active = true, updated_at = now()
      where known.is_active is not true
    returning expedition_id, xmax = 0 as is_first
  ),
  refreshed as materialized (
    select job.id from added, lateral graphile_worker.add_job('refresh_expedition_hits',
      json_build_object('scope', 'expedition', 'id', expedition_id), job_key => 'hits:expedition:' || expedition_id) job
    where is_first
  )
  select spent.points, spent.expire, exists (select 1 from on_sale) as is_on_sale,
    (select count(id) from refreshed) as refreshed,
    (select coalesce(json_agg(expedition_id order by updated_at, id), '[]')
      from interests where user_id = $1 and is_active) as ids
  from spent`

type AddedRow = SpentCalls & { is_on_sale: boolean; ids: number[] }

/** Adds a favourite and answers all of them; adding it twice changes nothing; 404 for what is not on sale. */
export const addInterestOf = async ({
  userId,
  expeditionId,
}: {
  userId: number
  expeditionId: number
}): Promise<number[]> => {
  const row = await queryOne<AddedRow>(STATEMENT, [userId, expeditionId, ...interestLimitOf(userId)], 'add-interest')
  if (row) refuseSpent({ limit: INTEREST_LIMIT, spent: row })
  if (!row?.is_on_sale) throw notFound(NOT_ON_SALE)
  return row.ids.includes(expeditionId) ? row.ids : [...row.ids, expeditionId]
}
