import { NAVIGATION_DEFAULTS, NAVIGATION_LISTS, type NavigationList } from '@/domain/navigation-defaults'
import type { Navigation as Edited } from '@/payload-types'
import { queryOne } from '@/server/platform/db/pool'

type Row = { [List in NavigationList]?: Edited[List] }

/** A link as its form keeps it. */
export type StoredLink = NonNullable<Edited['featured_links']>[number] | NonNullable<Edited['top_links']>[number]

/** Each list of links as it is kept. */
export type StoredNavigation = Record<NavigationList, readonly StoredLink[]>

const STATEMENT = `select ${NAVIGATION_LISTS.join(', ')} from navigation limit 1`

/** The links of header and footer; a list that is empty, or was never saved, is the one the site began with. */
export const readNavigation = async (): Promise<StoredNavigation> => {
  const row = (await queryOne<Row>(STATEMENT, [], 'read-navigation')) ?? {}
  const kept = NAVIGATION_LISTS.map((list) => [list, row[list]?.length ? row[list] : NAVIGATION_DEFAULTS[list]])
  return Object.fromEntries(kept) as StoredNavigation
}
