import type { SearchQuery, SearchSort } from '@/contract/search-query'
import type { Door } from '@/domain/carbon/door'
import { askedDoor } from '@/server/features/carbon/read-door'

/** A search that knows the door it counts from, where it orders, filters or shows by one. */
export type DoorSearch = SearchQuery & { door?: Door }

const DOOR_SORTS = ['carbon', 'carbon_day', 'train'] as const satisfies SearchSort[]
export type DoorSort = (typeof DOOR_SORTS)[number]

export const isDoorSort = (sort: string | undefined): sort is DoorSort => DOOR_SORTS.some((one) => one === sort)

/** Whether which hits are found, or their order, depends on a door. */
export const isByDoor = ({ sort, train_min, train_max, kg_max }: SearchQuery): boolean =>
  isDoorSort(sort) || [train_min, train_max, kg_max].some((bound) => bound !== undefined)

/** The search with its door. Without a town a card shows its figure from Paris as it is, and needs none. */
export const withDoor = async (search: SearchQuery): Promise<DoorSearch> =>
  search.from !== undefined || isByDoor(search) ? { ...search, door: await askedDoor(search.from) } : search
