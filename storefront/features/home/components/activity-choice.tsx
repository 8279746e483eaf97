import { useQuery } from '@tanstack/react-query'
import { SEARCH } from '@/contract/catalogue-addresses'
import type { searchExpeditions } from '@/contract/search'
import type { ActivityCategory } from '@/contract/site'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { searchParameters, type HomeSearch } from '../rules/search-address'
import { ChoiceFoot } from './choice-foot'

type ActivityChoiceProps = {
  categories: ActivityCategory[]
  search: HomeSearch
  onChange: (slugs: string[]) => void
  onDone: () => void
}

/** Any number of families of activities, each with how many trips it has where and when one wants to go. */
export const ActivityChoice = ({ categories, search, onChange, onDone }: ActivityChoiceProps) => {
  const counts = useCounts(search)
  const { categories: value } = search
  return (
    <fieldset className="search-choice">
      <legend className="sr-only">Activités</legend>
      {categories.map(({ slug, title, expeditions_count }) => (
        <CheckboxRow
          key={slug}
          count={counts === 'all' ? expeditions_count : counts && (counts[slug] ?? 0)}
          checked={value.includes(slug)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, slug] : value.filter((chosen) => chosen !== slug))
          }
        >
          {title}
        </CheckboxRow>
      ))}
      <ChoiceFoot onDone={onDone} />
    </fieldset>
  )
}

/** How many trips each family has with what else was chosen; all of them where nothing was, undefined until it is known. */
const useCounts = (search: HomeSearch): Record<string, number> | 'all' | undefined => {
  const query = searchParameters({ search: { ...search, categories: [] }, today: calendarDayInParis(new Date()) })
  const isNarrowed = Object.keys(query).length > 0
  const { data } = useQuery(
    {
      queryKey: ['home-counts', query],
      queryFn: ({ signal }) => callApi<typeof searchExpeditions>(SEARCH, { query, signal }),
      enabled: isNarrowed,
    },
    queryClient(),
  )
  return isNarrowed ? data?.facets.categories : 'all'
}
