import type { SearchQuery } from '@/contract/search-query'
import type { CatalogueOptions } from '@/contract/site'
import { fromTown } from '@/domain/places/train-words'
import { clearFilter } from './catalogue-filter'
import { chosenCountries, toggleCountry } from './destination-choice'
import type { SuggestionOption } from './suggestion-options'
import { toggleActivity } from './activity-choice'
import { withoutKeys } from './without-keys'

type Choice = Exclude<SuggestionOption, { kind: 'expedition' }>

/** The query once a suggested filter is taken: it says what the words meant, so the words go. */
export const applySuggestion = ({
  query,
  choice,
  options,
}: {
  query: SearchQuery
  choice: Choice
  options: CatalogueOptions
}): SearchQuery => {
  const rest = withoutKeys(query, ['q'])
  if (choice.kind === 'town') return { ...rest, ...fromTown(choice.town.code) }
  if (choice.kind === 'activity') return withActivity(rest, choice.label, options)
  const { name, group } = choice.destination
  if (group) return { ...clearFilter(rest, 'destination'), destination: group }
  if (chosenCountries(rest, options.destinations).includes(name)) return rest
  return toggleCountry({ query: rest, country: name, destinations: options.destinations })
}

const withActivity = (query: SearchQuery, activity: string, { categories }: CatalogueOptions): SearchQuery => {
  if (query.activities?.includes(activity)) return query
  const category = categories.find(({ activities }) => activities.includes(activity))
  if (category) return toggleActivity({ query, activity, category })
  return { ...query, activities: [...(query.activities ?? []), activity] }
}
