import type { SearchQuery } from '@/contract/search-query'
import type { ActivityCategory } from '@/contract/site'
import { toggle } from './toggle'
import { withoutKeys } from './without-keys'

const setLists = (query: SearchQuery, lists: Pick<SearchQuery, 'categories' | 'activities'>): SearchQuery => {
  return {
    ...withoutKeys(query, ['categories', 'activities']),
    ...(lists.categories?.length ? { categories: lists.categories } : {}),
    ...(lists.activities?.length ? { activities: lists.activities } : {}),
  }
}

export const isCategoryChosen = (query: SearchQuery, category: ActivityCategory): boolean =>
  query.categories?.includes(category.slug) ?? false

/** How many choices a category holds: the whole of it counts as one. */
export const countChosenIn = (query: SearchQuery, category: ActivityCategory): number =>
  Number(isCategoryChosen(query, category)) +
  category.activities.filter((activity: string) => query.activities?.includes(activity)).length

/** The whole category replaces the activities picked in it. */
export const toggleCategory = (query: SearchQuery, category: ActivityCategory): SearchQuery =>
  setLists(query, {
    categories: toggle(query.categories, category.slug),
    activities: query.activities?.filter((activity: string) => !category.activities.includes(activity)),
  })

/** An activity narrows its category: picking it drops the whole of it. */
export const toggleActivity = ({
  query,
  activity,
  category,
}: {
  query: SearchQuery
  activity: string
  category: ActivityCategory
}): SearchQuery =>
  setLists(query, {
    categories: query.categories?.filter((slug: string) => slug !== category.slug),
    activities: toggle(query.activities, activity),
  })
