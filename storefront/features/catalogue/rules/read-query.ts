import type { SearchQuery } from '@/contract/search'
import { MAX_PAGES } from '@/domain/catalogue-pages'
import { DESTINATION_GROUPS } from '@/domain/destinations'
import { EXPEDITION_TYPES } from '@/domain/expedition-type'
import { SLUG_PATTERN } from '@/domain/slug'
import { DURATION_BOUNDS } from './duration-bounds'
import { readZone } from './read-zone'
import { DEFAULT_SORT, isSort } from './sort-labels'

const MAX_PRICE = 100_000

const readText = (value: string | null) => value?.trim().slice(0, 200) || undefined

const readInteger = (value: string | null, { min, max }: { min: number; max: number }) => {
  if (value === null || !/^\d{1,6}$/.test(value)) return undefined
  const number = Number(value)
  return number >= min && number <= max ? number : undefined
}

const readList = (value: string | null) => {
  const items = (value ?? '').slice(0, 2000).split(',')
  return [...new Set(items.map((item) => item.trim()).filter(Boolean))].slice(0, 50)
}

const unlessEmpty = <Item>(items: Item[]) => (items.length > 0 ? items : undefined)

const readSlug = (value: string | null) =>
  value !== null && value.length <= 200 && SLUG_PATTERN.test(value) ? value : undefined

const readDay = (value: string | null) => {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) ? value : undefined
}

const inOrder = <Bound extends string | number>(low: Bound | undefined, high: Bound | undefined) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]

/**
 * Reads the catalogue's address. Unlike the API, which refuses a bad value, a page forgives it: what can't be read is
 * left out, and what means « no filter » too, so that one state has one query.
 */
export const readQuery = (params: URLSearchParams): SearchQuery => {
  const get = (name: string) => params.get(name)
  const [start, end] = inOrder(readDay(get('start')), readDay(get('end')))
  const days = { min: 1, max: DURATION_BOUNDS.max }
  const [shortest, longest] = inOrder(readInteger(get('duration_min'), days), readInteger(get('duration_max'), days))
  const price = { min: 0, max: MAX_PRICE }
  const [cheapest, dearest] = inOrder(readInteger(get('price_min'), price), readInteger(get('price_max'), price))
  const sort = get('sort') ?? ''
  const page = readInteger(get('page'), { min: 2, max: 1000 })

  return withoutUndefined({
    q: readText(get('q')),
    destination: DESTINATION_GROUPS.find((group) => group !== 'all' && group === get('destination')),
    countries: unlessEmpty(readList(get('countries'))),
    categories: unlessEmpty(readList(get('categories'))),
    activities: unlessEmpty(readList(get('activities'))),
    type: unlessEmpty(EXPEDITION_TYPES.filter((type) => readList(get('type')).includes(type))),
    start,
    end,
    travelers: readInteger(get('travelers'), { min: 1, max: 30 }),
    duration_min: shortest !== undefined && shortest > DURATION_BOUNDS.min ? shortest : undefined,
    duration_max: longest !== undefined && longest < DURATION_BOUNDS.max ? longest : undefined,
    level: unlessEmpty([1, 2, 3, 4, 5].filter((level) => readList(get('level')).includes(String(level)))),
    price_min: cheapest,
    price_max: dearest,
    selection: readSlug(get('selection')),
    zone: readZone(get('zone')),
    eco: readInteger(get('eco'), { min: 1, max: 5 }),
    sort: isSort(sort) && sort !== DEFAULT_SORT ? sort : undefined,
    page: page && Math.min(page, MAX_PAGES),
  })
}

const withoutUndefined = (query: Record<keyof SearchQuery, unknown>): SearchQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
