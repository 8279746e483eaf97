import { createRequire } from 'node:module'
import { placeKey } from '@/domain/places/place-words'

/** A town of France as it is today, with the names it is also found by: former towns within it and numbered districts. */
export type Commune = {
  code: string
  name: string
  department: string
  postcodes: string[]
  population: number
  otherNames: string[]
  /** Codes of former towns that lie within it. */
  formerCodes: string[]
  intercommunality: string | null
}

type Row = {
  code: string
  nom: string
  type: 'commune-actuelle' | 'commune-deleguee' | 'commune-associee' | 'arrondissement-municipal'
  departement: string
  codesPostaux?: string[]
  population?: number
  anciensCodes?: string[]
  chefLieu?: string
  commune?: string
}
type Group = { code: string; membres: { code: string }[] }

/** Every town with a postcode and inhabitants, from @etalab/decoupage-administratif. */
export const readCommunes = (): Commune[] => {
  const read = createRequire(import.meta.url)
  const rows = read('@etalab/decoupage-administratif/data/communes.json') as Row[]
  const groups = read('@etalab/decoupage-administratif/data/epci.json') as Group[]
  const groupOf = new Map(groups.flatMap(({ code, membres }) => membres.map((member) => [member.code, code] as const)))
  const communes = new Map<string, Commune>()
  for (const row of rows.filter(isTown)) {
    const { code, nom: name, departement: department, codesPostaux: postcodes = [], population = 0 } = row
    const intercommunality = groupOf.get(code) ?? null
    const formerCodes = [...(row.anciensCodes ?? [])]
    communes.set(code, { code, name, department, postcodes, population, otherNames: [], formerCodes, intercommunality })
  }
  for (const row of rows) {
    const within = communes.get(row.chefLieu ?? row.commune ?? '')
    if (!within) continue
    within.formerCodes.push(row.code)
    if (placeKey(row.nom) !== placeKey(within.name)) within.otherNames.push(row.nom)
  }
  return [...communes.values()]
}

const isTown = ({ type, codesPostaux }: Row): boolean => type === 'commune-actuelle' && (codesPostaux ?? []).length > 0
