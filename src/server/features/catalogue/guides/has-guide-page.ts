import { SLUG_PATTERN } from '@/domain/slug'
import { queryOne } from '@/server/platform/db/pool'
import { IS_PUBLIC_GUIDE } from './public-guide'

/** Whether a guide of this slug has a page. */
export const hasGuidePage = async (slug: string): Promise<boolean> => {
  if (!SLUG_PATTERN.test(slug)) return false
  const found = await queryOne(
    `select 1 from guides g where g.slug = $1 and ${IS_PUBLIC_GUIDE}`,
    [slug],
    'guide-has-page',
  )
  return found !== null
}
