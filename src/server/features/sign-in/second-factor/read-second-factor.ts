import type { SecondFactorState } from '@/contract/second-factor'
import { queryOne } from '@/server/platform/db/pool'

/** What the panel may say of an account's second factor: never its secret nor its codes. */
export const readSecondFactor = async (userId: number): Promise<SecondFactorState> => {
  const row = await queryOne<{ since: Date | null; left: number | null; is_required: boolean }>(
    `select f.confirmed_at as since, cardinality(f.recovery_hashes) as left,
       is_second_factor_required() as is_required
     from (select $1::integer as id) u left join second_factors f on f.user_id = u.id and f.confirmed_at is not null`,
    [userId],
  )
  return {
    since: row?.since?.toISOString() ?? null,
    recovery_codes_left: row?.left ?? 0,
    is_required: row?.is_required ?? false,
  }
}
