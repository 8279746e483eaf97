import type { SearchQuery } from '@/contract/search-query'

const day = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

/** Searches that visitors make, by kind. Every one of them counts the eight facets. */
export const SEARCH_WORKLOAD: Record<string, SearchQuery[]> = {
  'all 8 filters': [
    {
      ...{ countries: ['France', 'Italie'], categories: ['neige', 'a-pieds'], activities: ['Trek', 'Ski de fond'] },
      ...{ type: ['adult'], level: [2, 3], eco: 3, price_min: 500, price_max: 1500 },
      ...{ start: day(10), end: day(40), travelers: 2, duration_min: 3, duration_max: 9 },
    },
    {
      ...{
        destination: 'lapland',
        categories: ['neige', 'mers-et-oceans'],
        activities: ['Kayak de mer', 'Luge', 'Voile'],
      },
      ...{ type: ['adult', 'family'], level: [1, 2, 3, 4], eco: 2, price_max: 2000, start: day(30), end: day(90) },
      ...{ travelers: 1, duration_min: 2, duration_max: 12 },
    },
    {
      ...{
        countries: ['France'],
        categories: ['a-velo'],
        activities: ['VTT', 'Gravel', 'Vélo'],
        type: ['kids', 'family'],
      },
      ...{ level: [1, 2], eco: 1, price_min: 200, price_max: 900, start: day(60), end: day(75), travelers: 4 },
      ...{ duration_min: 2, duration_max: 7 },
    },
  ],
  'a few filters': [
    { countries: ['France'], categories: ['neige'], level: [2, 3] },
    { categories: ['a-pieds'], price_max: 900, sort: 'price' },
    { destination: 'outside-france', type: ['adult'], duration_min: 3, duration_max: 6, sort: 'rating' },
    { start: day(14), end: day(28), travelers: 2 },
    { start: day(40), end: day(54), countries: ['Norvège', 'Suède'] },
    { activities: ['Trek'], eco: 4, sort: 'departure' },
  ],
  'one or none': [{}, { countries: ['France'] }, { categories: ['a-pieds'] }, { price_max: 900, sort: 'price' }],
  words: [
    { q: 'trek' },
    { q: 'kayak fran' },
    { q: 'kayac norvge' },
    { q: 'randonée' },
    { q: 'haute route' },
    { q: 'ski de fond', countries: ['Suisse'], level: [2, 3] },
    { q: 'yoga', start: day(10), end: day(60) },
  ],
  'widest: a country by name, half a year': [{ q: 'france' }, { start: day(5), end: day(190) }],
}
