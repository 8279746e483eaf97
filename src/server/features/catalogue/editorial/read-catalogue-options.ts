import type { ActivityCategory, CatalogueOptions } from '@/contract/site'
import {
  DESTINATION_GROUP_TITLES,
  DESTINATION_GROUPS,
  flagUrl,
  isInDestinationGroup,
} from '@/domain/catalogue/destinations'
import { queryOne } from '@/server/platform/db/pool'

const STATEMENT = /* sql */ `
  select
    coalesce((select json_agg(json_build_object('name', c.name, 'code', c.code) order by unaccent(c.name))
      from countries c where exists (select 1 from expedition_hits h where c.name = any(h.countries))), '[]'::json) as countries,
    coalesce((select json_agg(json_build_object(
        'id', k.id, 'slug', k.slug, 'title', k.title, 'icon', k.icon,
        'activities', k.activities,
        'expeditions_count', (select count(*) from expedition_hits h where h.activities && k.activities)
      ) order by k._order, k.id)
      from (
        select c.id, c._order, c.slug, c.title, c.icon, coalesce(array_agg(a.name::text order by r."order")
          filter (where a.id is not null), '{}') as activities
        from activity_categories c
        left join activity_categories_rels r on r.parent_id = c.id and r.path = 'activities'
        left join activities a on a.id = r.activities_id
        group by c.id
      ) k), '[]'::json) as categories,
    coalesce((select json_agg(json_build_object('slug', s.slug, 'title', s.title) order by s._order, s.id)
      from selections s where s.is_published), '[]'::json) as selections,
    (select json_build_object('min', coalesce(min(price_cents), 0) / 100.0, 'max', coalesce(max(price_cents), 0) / 100.0)
      from expedition_hits) as price`

type Row = {
  countries: Array<{ name: string; code: string }>
  categories: ActivityCategory[]
  selections: CatalogueOptions['selections']
  price: CatalogueOptions['price']
}

/** Destinations that have expeditions, by group, and the marketers' families of activities. */
export const readCatalogueOptions = async (): Promise<CatalogueOptions> => {
  const { countries, categories, selections, price } = (await queryOne<Row>(
    STATEMENT,
    [],
    'read-catalogue-options',
  )) ?? {
    countries: [],
    categories: [],
    selections: [],
    price: { min: 0, max: 0 },
  }
  const destinations = DESTINATION_GROUPS.map((group) => ({
    group,
    title: DESTINATION_GROUP_TITLES[group],
    items: countries
      .filter(({ name }) => isInDestinationGroup(name, group))
      .map(({ name, code }) => ({ value: name, flag_url: flagUrl(code) })),
  }))
  return { destinations, categories, selections, price }
}
