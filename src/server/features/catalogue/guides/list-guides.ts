import type { PublicGuide } from '@/contract/guides'
import { query } from '@/server/platform/db/pool'
import { IS_PUBLIC_GUIDE, PUBLIC_GUIDE } from './public-guide'

const STATEMENT = /* sql */ `
  select ${PUBLIC_GUIDE} from guides g where ${IS_PUBLIC_GUIDE} order by lower(unaccent(g.full_name)), g.id`

/** The guides who have a page, by first name. */
export const listGuides = (): Promise<PublicGuide[]> => query<PublicGuide>(STATEMENT, [], 'list-guides')
