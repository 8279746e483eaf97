import type { SearchQuery } from '@/contract/search'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'
import { withoutKeys } from './without-keys'

export const FAMILY_LABEL = 'Famille & Kids'

const FAMILY_TYPES = EXPEDITION_TYPES.filter((type) => type !== 'adult')

/** Whether exactly the types of the « Famille & Kids seulement » switch are asked for. */
export const isFamilyOnly = ({ type = [] }: SearchQuery): boolean =>
  type.length === FAMILY_TYPES.length && FAMILY_TYPES.every((family) => type.includes(family))

export const withFamilyOnly = (query: SearchQuery, isOn: boolean): SearchQuery => {
  const rest = withoutKeys(query, ['type'])
  return isOn ? { ...rest, type: FAMILY_TYPES } : rest
}
