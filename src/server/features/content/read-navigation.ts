import { NAVIGATION_DEFAULTS, NAVIGATION_LISTS, type NavigationList } from '@/domain/content/navigation-defaults'
import type { Navigation as Edited } from '@/payload-types'
import { queryOne } from '@/server/platform/db/pool'

type Row = { [List in NavigationList]?: Edited[List] }

/** A link as its form keeps it. */
export type StoredLink = NonNullable<Edited['featured_links']>[number] | NonNullable<Edited['top_links']>[number]

/** Each list of links as it is kept. */
export type StoredNavigation = Record<NavigationList, readonly StoredLink[]>

const STATEMENT = `select ${NAVIGATION_LISTS.join(', ')} from navigation where _status = 'published' limit 1`

/** The links of header and footer that were published. */
export const readNavigation = async (): Promise<StoredNavigation> =>
  keptOrBegun((await queryOne<Row>(STATEMENT, [], 'read-navigation')) ?? {})

/** Each list of links: one that is empty, or was never saved, is the one the site began with. */
export const keptOrBegun = (lists: Row): StoredNavigation => {
  const kept = NAVIGATION_LISTS.map((list) => [list, lists[list]?.length ? lists[list] : NAVIGATION_DEFAULTS[list]])
  return Object.fromEntries(kept) as StoredNavigation
}
