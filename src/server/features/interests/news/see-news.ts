import { query } from '@/server/platform/db/pool'

/** From now on, only what happens later is news to this user. */
export const seeNews = async (userId: number): Promise<{ ok: true }> => {
  await query('update users set favourite_news_seen_at = now() where id = $1', [userId])
  return { ok: true }
}
