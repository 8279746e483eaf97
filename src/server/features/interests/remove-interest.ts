import { queryOne } from '@/server/platform/db/pool'
import { refuseSpent, type SpentCalls } from '@/server/platform/http/rate-limit'
import { INTEREST_LIMIT, interestLimitOf } from './interest-limit'

/** The row stays, so that it counts among all the likes there ever were. */
const STATEMENT = /* sql */ `
  with spent as materialized (select points, expire from count_call($3, $4)),
  removed as (
    update interests set is_active = false, updated_at = now()
    where user_id = $1 and expedition_id = $2 and is_active and (select points from spent) <= $5
    returning id
  )
  select spent.points, spent.expire, (select count(*) from removed) as removed,
    (select coalesce(json_agg(expedition_id order by updated_at, id), '[]')
      from interests where user_id = $1 and is_active and expedition_id <> $2) as ids
  from spent`

type RemovedRow = SpentCalls & { ids: number[] }

/** Takes a favourite back, on sale or not, and answers those left; what is no favourite changes nothing. */
export const removeInterestOf = async ({
  userId,
  expeditionId,
}: {
  userId: number
  expeditionId: number
}): Promise<number[]> => {
  const row = await queryOne<RemovedRow>(
    STATEMENT,
    [userId, expeditionId, ...interestLimitOf(userId)],
    'remove-interest',
  )
  if (row) refuseSpent({ limit: INTEREST_LIMIT, spent: row })
  return row?.ids ?? []
}
