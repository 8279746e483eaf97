import { query } from '@/server/platform/db/pool'

/** Forgets the level that somebody saved. */
export const forgetLevelOf = async ({ userId }: { userId: number }): Promise<{ saved: null }> => {
  await query('delete from user_levels where user_id = $1', [userId])
  return { saved: null }
}
