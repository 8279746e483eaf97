import { placeKey } from '@/domain/places/place-words'
import { middle, type Point } from './distance'
import type { Commune } from './read-communes'
import { POINTS_BY_HAND, type Town } from './read-towns'

/** How the point of a commune is known: its own town's, or the middle of those that share its postcode, its group, its department. */
export type LocatedBy = 'town' | 'postcode' | 'intercommunality' | 'department' | 'hand'
export type LocatedCommune = Commune & Point & { locatedBy: LocatedBy }

/** Gives each commune the most precise point that is known for it. Those of which nothing is known are left out. */
export const locateCommunes = ({ communes, towns }: { communes: Commune[]; towns: Town[] }): LocatedCommune[] => {
  const own = ownPoints({ communes, towns })
  const around = {
    postcode: middles(communes, own, ({ postcodes }) => postcodes),
    intercommunality: middles(communes, own, ({ intercommunality }) => (intercommunality ? [intercommunality] : [])),
    department: middles(communes, own, ({ department }) => [department]),
  }
  return communes.flatMap((commune): LocatedCommune[] => {
    const at = (point: Point | null | undefined, locatedBy: LocatedBy): LocatedCommune[] | null =>
      point ? [{ ...commune, lat: point.lat, lon: point.lon, locatedBy }] : null
    return (
      at(POINTS_BY_HAND[commune.code], 'hand') ??
      at(own.get(commune.code), 'town') ??
      at(commune.postcodes.map((postcode) => around.postcode.get(postcode)).find(Boolean), 'postcode') ??
      at(around.intercommunality.get(commune.intercommunality ?? ''), 'intercommunality') ??
      at(around.department.get(commune.department), 'department') ??
      []
    )
  })
}

/** The town that is said to lie in the commune, of its name rather than the largest; else its only namesake of the department. */
const ownPoints = ({ communes, towns }: { communes: Commune[]; towns: Town[] }): Map<string, Point> => {
  const today = new Map(
    communes.flatMap(({ code, formerCodes }) => formerCodes.map((former) => [former, code] as const)),
  )
  for (const { code } of communes) today.set(code, code)
  const within = groupBy(towns, ({ code }) => today.get(code ?? '') ?? '')
  const namesakes = groupBy(towns, ({ code, country, name }) => `${departmentOf(code, country)} ${placeKey(name)}`)
  const points = new Map<string, Point>()
  for (const { code, name, department } of communes) {
    const key = placeKey(name)
    const inside = within.get(code) ?? []
    const named = inside.find((town) => placeKey(town.name) === key)
    const alone = namesakes.get(`${department} ${key}`) ?? []
    const largest = inside.reduce<Town | undefined>(
      (best, town) => (best && best.population >= town.population ? best : town),
      undefined,
    )
    const town = named ?? (alone.length === 1 ? alone[0] : largest)
    if (town) points.set(code, town)
  }
  return points
}

/** Overseas lands that GeoNames gives no code of a commune, by their department. */
const LANDS: Record<string, string> = { YT: '976', PM: '975', BL: '977', MF: '978', WF: '986', PF: '987', NC: '988' }

const departmentOf = (code: string | null, country: string): string =>
  LANDS[country] ?? (code === null ? '' : /^97/.test(code) ? code.slice(0, 3) : code.slice(0, 2))

const middles = (communes: Commune[], own: Map<string, Point>, keysOf: (commune: Commune) => string[]) => {
  const points = new Map<string, Point[]>()
  for (const commune of communes) {
    const point = own.get(commune.code)
    if (!point) continue
    for (const key of keysOf(commune)) points.set(key, [...(points.get(key) ?? []), point])
  }
  return new Map([...points].map(([key, list]) => [key, middle(list)]))
}

const groupBy = <Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
