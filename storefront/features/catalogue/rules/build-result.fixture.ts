import type { Hit } from '@/contract/hit'
import type { SearchResult } from '@/contract/search'

export const buildHit = (hit: Partial<Hit> & { id: number }): Hit => ({
  objectID: String(hit.id),
  name: `Aventure ${hit.id}`,
  slug: `aventure-${hit.id}`,
  price: 640,
  country_flag_url: '/flags/fr.svg',
  country_1: 'France',
  countries: ['France'],
  duration_days: 5,
  level_number: 3,
  eco_rating: 4,
  rating: 4.6,
  guide_full_name: 'Maëlle Perrillat',
  activities: ['Randonnée'],
  accommodation: 'Bivouac',
  accommodations_name: ['Bivouac'],
  carousel_rank: null,
  expedition_type: 'adult',
  main_photo_small: null,
  age_min_child: null,
  all_time_interests_count: 12,
  is_new: false,
  has_new_departures: false,
  next_departures_count: 0,
  next_departure_starts: [],
  next_available_departure_starts: [],
  has_next_3_departures_not_full: false,
  ...hit,
})

/** An answer of the search holding the expeditions of these ids. */
export const buildResult = ({ ids, ...result }: Partial<SearchResult> & { ids: number[] }): SearchResult => ({
  hits: ids.map((id) => buildHit({ id })),
  total: ids.length,
  page: 1,
  page_count: 1,
  is_loosened: false,
  from: { code: '75056', name: 'Paris', is_default: true },
  leaving_at: { longitude: 2.3522, latitude: 48.8566 },
  facets: {
    countries: { France: 3, Italie: 2 },
    categories: { 'a-pieds': 4 },
    activities: { Trek: 2 },
    types: { adult: 3, kids: 1 },
    levels: { '3': 4 },
    eco: { '3': 1, '4': 2, '5': 3 },
    hours: { '2': 1, '3': 4, '5': 2, '14': 1 },
    price: { min: 290, max: 2290 },
  },
  ...result,
})
