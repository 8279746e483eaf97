import type { SearchQuery } from '@/contract/search-query'
import { query } from '@/server/platform/db/pool'
import { binder } from './binder'
import { isPlaced, placedCards } from './placed-cards'

/** The expeditions that a search keeps to by a selection or a part of the map, null when it keeps to none. */
export const findPlaced = async (search: SearchQuery): Promise<number[] | null> => {
  if (!isPlaced(search)) return null
  const { values, bind } = binder()
  const rows = await query<{ id: number }>(placedCards({ search, bind }), values)
  return rows.map(({ id }) => id)
}
