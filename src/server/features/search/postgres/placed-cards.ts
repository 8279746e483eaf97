import type { SearchQuery } from '@/contract/search-query'
import type { Bind } from './binder'

type Placed = Pick<SearchQuery, 'selection' | 'zone'>

/** Whether a search keeps to a selection or to a part of the map. */
export const isPlaced = ({ selection, zone }: Placed): boolean => selection !== undefined || zone !== undefined

/** The numbers of the expeditions of a published selection, and of those that begin in a part of the map. */
export const placedCards = ({ search: { selection, zone }, bind }: { search: Placed; bind: Bind }): string => {
  const chosen =
    selection !== undefined &&
    `select l.expeditions_id as id from selections s
     join selections_rels l on l.parent_id = s.id and l.path = 'expeditions'
     where s.is_published and s.slug = ${bind(selection, 'text')}`
  const near = zone && `select e.id from expeditions e where ${insideOf(zone, bind)}`
  return [chosen, near].filter(Boolean).join(' intersect ')
}

const insideOf = ([west, south, east, north]: NonNullable<Placed['zone']>, bind: Bind): string => {
  const degrees = (given: number) => bind(given, 'float8')
  return `e.start_longitude between ${degrees(west)} and ${degrees(east)}
      and e.start_latitude between ${degrees(south)} and ${degrees(north)}`
}
