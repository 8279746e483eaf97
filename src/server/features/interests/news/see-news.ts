import { query } from '@/server/platform/db/pool'

/** From now on, only what happens later is news to this user. Where nothing happened since they last saw some, nothing is written. */
export const seeNews = async (userId: number): Promise<{ ok: true }> => {
  await query(
    `update users u set favourite_news_seen_at = now() where u.id = $1 and exists (
       select from favourite_news n where n.created_at > coalesce(u.favourite_news_seen_at, u.created_at))`,
    [userId],
    'see-news',
  )
  return { ok: true }
}
