import { useQuery } from '@tanstack/react-query'
import { getExpedition, type Expedition } from '@/contract/expeditions'
import type { Hit } from '@/contract/hit'
import type { SearchPoint } from '@/contract/search'
import { callApi } from '@/storefront/lib/api/call-api'
import { queryClient } from '@/storefront/lib/api/query-client'
import { FRESH_FOR } from './fresh-for'

type Input = { point: SearchPoint; hits: Hit[] }

/** The card of the point chosen on the map: the list's own, else asked for. */
export const useChosenHit = ({ point, hits }: Input): Hit | undefined => {
  const listed = hits.find(({ id }) => id === point.id)
  const { data } = useQuery(
    {
      queryKey: ['chosen', point.id],
      staleTime: FRESH_FOR,
      queryFn: async ({ signal }) => {
        const expedition = await callApi(getExpedition, { params: { id: String(point.id) }, signal })
        return posterHit(expedition, point)
      },
      enabled: !listed,
      retry: 1,
    },
    queryClient(),
  )
  return listed ?? data
}

/** A card without its departures, for an expedition of the map that the list has not reached yet. */
const posterHit = (expedition: Expedition, { main_photo_small, price, carbon }: SearchPoint): Hit => ({
  id: expedition.id,
  objectID: String(expedition.id),
  name: expedition.name,
  slug: expedition.slug,
  price,
  country_flag_url: expedition.countries[0]?.flag_url ?? null,
  country_1: expedition.country_1.name,
  countries: expedition.countries.map(({ name }) => name),
  duration_days: expedition.duration_days,
  level_number: expedition.level.level_number,
  eco_rating: expedition.eco_rating,
  rating: expedition.rating,
  guide_full_name: expedition.guide?.full_name ?? null,
  activities: expedition.activity_types.map(({ name }) => name),
  accommodation: expedition.accommodation_types[0]?.name ?? null,
  accommodations_name: expedition.accommodation_types.map(({ name }) => name),
  carousel_rank: null,
  expedition_type: expedition.expedition_type,
  main_photo_small,
  age_min_child: expedition.age_min_child,
  all_time_interests_count: expedition.all_time_interests_count,
  is_new: expedition.is_new,
  carbon,
  has_new_departures: expedition.has_new_departures,
  next_departures_count: 0,
  next_departure_starts: [],
  next_available_departure_starts: [],
  has_next_3_departures_not_full: false,
})
