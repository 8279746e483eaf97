import { MOST_POINTS, type SearchPoint } from '@/contract/search'
import { type SearchQuery } from '@/contract/search-query'
import { query } from '@/server/platform/db/pool'
import { doorFigures, figureJson } from '@/server/features/carbon/door-figures'
import { type DoorSearch, withDoor } from './door-search'
import { type Bind, binder } from './postgres/binder'
import { matchedCards } from './postgres/match-cards'

/** The first point of the route of each expedition found; one without a route has no place on the map. */
export const findPoints = async (asked: SearchQuery): Promise<SearchPoint[]> => {
  const search = await withDoor(asked)
  const { values, bind } = binder()
  return query<SearchPoint>(
    /* sql */ `
    with ${matchedCards({ search, bind })} ${search.door ? `, ${doorFigures({ door: search.door, put: bind, among: 'array(select id from matched)' })}` : ''}
    select h.id, h.slug, h.name, h.price_cents / 100.0::float8 as price, h.duration_days,
      h.hit ->> 'main_photo_small' as main_photo_small, ${carbonOf({ search, bind })} as carbon,
      e.start_longitude as longitude, e.start_latitude as latitude
    from matched m join expedition_hits h on h.id = m.id join expeditions e on e.id = h.id
      ${search.door ? 'left join door_figures f on f.id = h.id' : ''}
    where e.start_longitude is not null and e.start_latitude is not null
    order by h.carousel_rank nulls last, h.id limit ${String(MOST_POINTS)}`,
    values,
  )
}

/** A card that is kept has its figure from Paris. */
const carbonOf = ({ search: { door }, bind }: { search: DoorSearch; bind: Bind }): string =>
  door
    ? `case when f.id is not null then ${figureJson(bind(door.name, 'text'))} end`
    : `nullif(h.hit -> 'carbon', 'null'::jsonb)`
