import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import { DESTINATION_GROUP_TITLES } from '@/domain/catalogue/destinations'
import { EXPEDITION_TYPE_TAGS } from '@/domain/catalogue/expedition-type'
import { NO_EFFORT } from '@/domain/catalogue/level-name'
import { formatCount } from '@/domain/text/plural'
import { CATALOGUE_FILTERS, clearFilter, type CatalogueFilter } from './catalogue-filter'
import { FAMILY_LABEL, isFamilyOnly } from './family-filter'
import {
  describeDates,
  describeDuration,
  describeEco,
  describePrice,
  describeTrain,
  describeWeight,
} from './filter-wording'
import { toggle } from './toggle'
import { withoutKeys } from './without-keys'

export type ActiveChip = {
  key: string
  filter: CatalogueFilter | 'q' | 'selection' | 'zone'
  label: string
  flagUrl: string | null
  /** The query once the chip is removed. */
  without: SearchQuery
}

type ChipsOf = (input: { query: SearchQuery; options: CatalogueOptions }) => ActiveChip[]

/** One chip per thing asked for, in the order of the bar; their number is the count of set filters. */
export const activeChips: ChipsOf = ({ query, options }) => [
  ...wordChips(query),
  ...selectionChips({ query, options }),
  ...CATALOGUE_FILTERS.flatMap((filter) => CHIPS[filter]({ query, options })),
  ...zoneChips(query),
]

const wordChips = (query: SearchQuery): ActiveChip[] =>
  query.q
    ? [{ key: 'q', filter: 'q', label: `«\u00a0${query.q}\u00a0»`, flagUrl: null, without: withoutKeys(query, ['q']) }]
    : []

const selectionChips: ChipsOf = ({ query, options }) =>
  query.selection
    ? [
        {
          key: 'selection',
          filter: 'selection',
          label: options.selections.find(({ slug }) => slug === query.selection)?.title ?? query.selection,
          flagUrl: null,
          without: withoutKeys(query, ['selection']),
        },
      ]
    : []

const zoneChips = (query: SearchQuery): ActiveChip[] =>
  query.zone
    ? [{ key: 'zone', filter: 'zone', label: 'Zone de la carte', flagUrl: null, without: withoutKeys(query, ['zone']) }]
    : []

type ListKey = 'countries' | 'categories' | 'activities' | 'type' | 'level'

const listChips = ({
  query,
  name,
  filter,
  labelOf,
  flagOf = () => null,
}: {
  query: SearchQuery
  name: ListKey
  filter: CatalogueFilter
  labelOf: (item: string) => string
  flagOf?: (item: string) => string | null
}): ActiveChip[] =>
  (query[name] ?? []).map((item: string | number) => {
    const others = toggle<string | number>(query[name], item)
    const rest = withoutKeys(query, [name])
    return {
      key: `${name}-${item}`,
      filter,
      label: labelOf(String(item)),
      flagUrl: flagOf(String(item)),
      without: others ? { ...rest, [name]: others } : rest,
    }
  })

const filterChip = (query: SearchQuery, filter: CatalogueFilter, label: string | null): ActiveChip[] =>
  label ? [{ key: filter, filter, label, flagUrl: null, without: clearFilter(query, filter) }] : []

/** The chip of one thing that is asked for or not. */
const keyChip = ({
  query,
  filter,
  key,
  label,
}: {
  query: SearchQuery
  filter: CatalogueFilter
  key: 'travelers' | 'confirmed' | 'reach' | 'train_max' | 'kg_max'
  label: string
}): ActiveChip[] => (query[key] ? [{ key, filter, label, flagUrl: null, without: withoutKeys(query, [key]) }] : [])

const levelLabel = (level: string) => (level === '0' ? NO_EFFORT : `Niveau ${level}`)

const CHIPS: Record<CatalogueFilter, ChipsOf> = {
  destination: ({ query, options }) => {
    const places = options.destinations.flatMap(({ items }) => items)
    const flagOf = (country: string) => places.find(({ value }) => value === country)?.flag_url ?? null
    const group = query.destination
    return [
      ...(group
        ? [
            {
              key: `destination-${group}`,
              filter: 'destination' as const,
              label:
                options.destinations.find((entry) => entry.group === group)?.title ?? DESTINATION_GROUP_TITLES[group],
              flagUrl: group === 'france' ? flagOf('France') : null,
              without: withoutKeys(query, ['destination']),
            },
          ]
        : []),
      ...listChips({ query, name: 'countries', filter: 'destination', labelOf: (country) => country, flagOf }),
    ]
  },
  train: ({ query }) => [
    ...keyChip({ query, filter: 'train', key: 'train_max', label: describeTrain(query.train_max ?? 0) }),
    ...keyChip({ query, filter: 'train', key: 'kg_max', label: describeWeight(query.kg_max ?? 0) }),
  ],
  dates: ({ query }) => [
    ...filterChip(query, 'dates', describeDates(query)).map((chip) => ({
      ...chip,
      without: withoutKeys(query, ['start', 'end']),
    })),
    ...keyChip({ query, filter: 'dates', key: 'travelers', label: formatCount(query.travelers ?? 0, 'voyageur') }),
    ...keyChip({ query, filter: 'dates', key: 'confirmed', label: 'Départs confirmés' }),
  ],
  activities: ({ query, options }) => [
    ...listChips({
      query,
      name: 'categories',
      filter: 'activities',
      labelOf: (slug) => options.categories.find((category) => category.slug === slug)?.title ?? slug,
    }),
    ...listChips({ query, name: 'activities', filter: 'activities', labelOf: (activity) => activity }),
  ],
  duration: ({ query }) =>
    filterChip(query, 'duration', describeDuration({ min: query.duration_min, max: query.duration_max })),
  level: ({ query }) => [
    ...listChips({ query, name: 'level', filter: 'level', labelOf: levelLabel }),
    ...keyChip({ query, filter: 'level', key: 'reach', label: 'À ma portée' }),
  ],
  price: ({ query }) => filterChip(query, 'price', describePrice({ min: query.price_min, max: query.price_max })),
  eco: ({ query }) => filterChip(query, 'eco', query.eco ? `Éco-note ${describeEco(query.eco)}` : null),
  type: ({ query }) =>
    isFamilyOnly(query)
      ? filterChip(query, 'type', FAMILY_LABEL)
      : listChips({
          query,
          name: 'type',
          filter: 'type',
          labelOf: (type) => Object.entries(EXPEDITION_TYPE_TAGS).find(([name]) => name === type)?.[1] ?? type,
        }),
}
