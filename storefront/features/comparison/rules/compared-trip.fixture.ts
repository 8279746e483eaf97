import type { ComparedTrip } from './comparison-sections'

type Changes = Partial<Omit<ComparedTrip, 'expedition'>> & { expedition?: Partial<ComparedTrip['expedition']> }

/** Five days in the Vercors for 640 €, without a figure of carbon, for tests. */
export const buildComparedTrip = ({ expedition = {}, carbon = null, departures = [] }: Changes = {}): ComparedTrip => ({
  expedition: {
    ...{ id: 1, slug: 'vercors', name: 'Traversée du Vercors', photos: [], min_price: 640, duration_days: 5 },
    countries: [{ name: 'France', flag_url: null }],
    ...{ group_min: 4, group_max: 10, level: { level_number: 3 }, programme: [] },
    totals: { distance_km: 60, ascent_m: 2_400, descent_m: 2_400, hours_min: 4, hours_max: 7 },
    activity_types: [{ name: 'Trek' }],
    accommodation_types: [{ name: 'Bivouac' }],
    ...{ meeting_point: 'Corrençon', station: 'Grenoble', guide: null, rating: 4.9, review_count: 48 },
    ...expedition,
  },
  carbon,
  departures,
})
