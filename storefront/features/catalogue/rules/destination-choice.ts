import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import type { DestinationGroup } from '@/domain/catalogue/destinations'
import { clearFilter } from './catalogue-filter'
import { toggle } from './toggle'

type Destinations = CatalogueOptions['destinations']

const countriesOf = (group: DestinationGroup | undefined, destinations: Destinations) =>
  destinations.find((entry) => entry.group === group)?.items.map(({ value }) => value) ?? []

/** The countries to tick: those asked for, and those of the group asked for. */
export const chosenCountries = (query: SearchQuery, destinations: Destinations): string[] => [
  ...new Set([...(query.countries ?? []), ...countriesOf(query.destination, destinations)]),
]

/** Whether a group is ticked; « all » is when nothing narrows the destination. */
export const isGroupChosen = (query: SearchQuery, group: DestinationGroup): boolean =>
  group === 'all' ? !query.destination && !query.countries?.length : query.destination === group

/** A group replaces the countries: it already says which. */
export const toggleGroup = (query: SearchQuery, group: DestinationGroup): SearchQuery => {
  const rest = clearFilter(query, 'destination')
  return group === 'all' || query.destination === group ? rest : { ...rest, destination: group }
}

/** Unticking one country of a group keeps the others of it. */
export const toggleCountry = ({
  query,
  country,
  destinations,
}: {
  query: SearchQuery
  country: string
  destinations: Destinations
}): SearchQuery => {
  const countries = toggle(chosenCountries(query, destinations), country)
  const rest = clearFilter(query, 'destination')
  return countries ? { ...rest, countries } : rest
}

/** The groups as the panel shows them: a country stands once, in its narrowest group, and « all » has a title alone. */
export const destinationColumns = (destinations: Destinations): Destinations => {
  const order: DestinationGroup[] = ['all', 'france', 'lapland', 'outside-france']
  const lapland = countriesOf('lapland', destinations)
  return order.flatMap((group) => {
    const entry = destinations.find((candidate) => candidate.group === group)
    if (!entry) return []
    if (group === 'all') return [{ ...entry, items: [] }]
    if (group !== 'outside-france') return [entry]
    return [{ ...entry, items: entry.items.filter(({ value }) => !lapland.includes(value)) }]
  })
}
