import { FAMILY_AGES } from '@/domain/search/family-ages'

const NAME = 'age'

/** The age that an address asks for; null where it says none that the page knows. */
export const readAge = (search: string): number | null => {
  const said = new URLSearchParams(search).get(NAME) ?? ''
  const age = /^\d{1,2}$/.test(said) ? Number(said) : Number.NaN
  return age >= FAMILY_AGES.youngest && age <= FAMILY_AGES.oldest ? age : null
}

/** The same address with that age, or with none; what else it says stays. */
export const withAge = ({ address, age }: { address: string; age: number | null }): string => {
  const url = new URL(address)
  if (age === null) url.searchParams.delete(NAME)
  else url.searchParams.set(NAME, String(age))
  return url.pathname + url.search + url.hash
}
