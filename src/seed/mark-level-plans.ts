import { query } from '@/server/platform/db/pool'
import { ADVICE } from './articles/advice'

/** Says of the plans of an earlier demo which level they prepare for, in the version that is edited too. */
export const markLevelPlans = async (): Promise<void> => {
  for (const { slug, prepares } of ADVICE) {
    if (prepares === undefined) continue
    await query('update articles set prepares_level = $2 where slug = $1 and prepares_level is null', [slug, prepares])
    await query(
      `update _articles_v v set version_prepares_level = $2 from articles a
       where a.slug = $1 and v.parent_id = a.id and v.latest and v.version_prepares_level is null`,
      [slug, prepares],
    )
  }
}
