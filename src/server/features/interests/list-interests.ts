import { readOften } from '@/server/platform/db/read-often'

const STATEMENT = /* sql */ `
  select coalesce(json_agg(expedition_id order by updated_at, id), '[]') as ids
  from interests where user_id = $1 and is_active`

/** The numbers of a user's favourites, last added last. */
export const listInterestsOf = async (userId: number): Promise<number[]> =>
  (await readOften<{ ids: number[] }>(STATEMENT, [userId], 'list-interests'))[0]?.ids ?? []
