import type { DestinationGroup } from '@/domain/catalogue/destinations'
import type { Town } from '@/domain/places/town'
import { fromTown } from '@/domain/places/train-words'

export type HomeSearch = {
  destination: { kind: 'group'; group: DestinationGroup } | { kind: 'country'; name: string }
  /** A month as `2027-06`, or null when dates are flexible. */
  month: string | null
  /** Slugs of families of activities. */
  categories: string[]
  /** The town that one says to leave from. */
  town: Town | null
}

export const ANYWHERE: HomeSearch['destination'] = { kind: 'group', group: 'all' }

/** The catalogue's query for what was asked on the home page: only the filters that were set. */
export const searchParameters = ({ search, today }: { search: HomeSearch; today: string }): Record<string, string> => {
  const { destination, month, categories, town } = search
  return {
    ...(destination.kind === 'group' && destination.group !== 'all' ? { destination: destination.group } : {}),
    ...(destination.kind === 'country' ? { countries: destination.name } : {}),
    ...(month ? monthBounds({ month, today }) : {}),
    ...(town ? fromTown(town.code) : {}),
    ...(categories.length > 0 ? { categories: categories.join(',') } : {}),
  }
}

/** The next `count` months from today's, as `2027-06`. */
export const monthsFrom = ({ today, count }: { today: string; count: number }): string[] => {
  const [year, month] = yearAndMonth(today)
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(year, month - 1 + index, 1))
    return date.toISOString().slice(0, 7)
  })
}

const monthBounds = ({ month, today }: { month: string; today: string }) => {
  const [year, number] = yearAndMonth(month)
  const start = `${month}-01`
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { start: start < today && today <= end ? today : start, end }
}

const yearAndMonth = (date: string): [number, number] => [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
