import type { SearchQuery } from '@/contract/search-query'
import { EXPEDITION_TYPES, type ExpeditionType } from '@/domain/catalogue/expedition-type'
import { withoutKeys } from './without-keys'
import { writeQuery } from './write-query'

export const FAMILY_LABEL = 'Famille & Kids'

const FAMILY_TYPES = EXPEDITION_TYPES.filter((type) => type !== 'adult')

/** Whether exactly the types of the « Famille & Kids seulement » switch are asked for. */
export const isFamilyOnly = ({ type = [] }: SearchQuery): boolean =>
  type.length === FAMILY_TYPES.length && FAMILY_TYPES.every((family) => type.includes(family))

/** Turns the switch on or off in a query. */
export const withFamilyOnly = (query: SearchQuery, isOn: boolean): SearchQuery => {
  const rest = withoutKeys(query, ['type'])
  return isOn ? { ...rest, type: FAMILY_TYPES } : rest
}

/** Where the trips of this kind are listed: those with children apart from the others. */
export const catalogueOfType = (type: ExpeditionType): { name: string; href: string } =>
  type === 'adult'
    ? { name: 'Aventures adultes', href: '/expeditions' }
    : { name: FAMILY_LABEL, href: `/expeditions${writeQuery(withFamilyOnly({}, true))}` }
