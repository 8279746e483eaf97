import { query } from '@/server/platform/db/pool'
import { notFound } from '@/server/platform/http/errors'

/** Notes who decided on a difference; pressed twice, the first stays. */
export const decideDifferenceOf = async ({ id, userId }: { id: number; userId: number }): Promise<{ id: number }> => {
  const rows = await query(
    `update payment_differences set decided_at = coalesce(decided_at, now()), decided_by = coalesce(decided_by, $2)
     where id = $1 and gone_at is null returning id`,
    [id, userId],
  )
  if (rows.length === 0) throw notFound('Cet écart n’existe plus.')
  return { id }
}
