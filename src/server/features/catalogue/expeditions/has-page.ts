import { SLUG_PATTERN } from '@/domain/text/slug'
import { queryOne } from '@/server/platform/db/pool'
import { expeditionKey, IS_EXPEDITION } from './expedition-key'

const NUMBER = /^[1-9]\d{0,8}$/

/** Whether an expedition on sale has this slug, or this number written in its one way. */
export const hasPage = async (idOrSlug: string): Promise<boolean> => {
  if (!SLUG_PATTERN.test(idOrSlug)) return false
  if (/^\d+$/.test(idOrSlug) && !NUMBER.test(idOrSlug)) return false
  const found = await queryOne(
    `select 1 from expedition_hits h where ${IS_EXPEDITION}`,
    expeditionKey(idOrSlug),
    'expedition-has-page',
  )
  return found !== null
}
