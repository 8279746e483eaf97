import type { BookedExpedition } from './booked-expedition'

/** The Vercors, as a booking shows the trip it is about. */
export const buildBookedExpedition = (change: Partial<BookedExpedition> = {}): BookedExpedition => ({
  id: 3,
  slug: 'traversee-du-vercors-en-bivouac',
  name: 'Traversée du Vercors en bivouac',
  main_photo_large: null,
  main_photo_small: null,
  country_1: 'France',
  duration_days: 5,
  level_number: 3,
  expedition_type: 'adult',
  age_min_child: null,
  age_max_child: null,
  station: 'Grenoble',
  rail_station: 'Grenoble',
  meeting_point: 'Office de tourisme de Corrençon, à 12 h 30',
  sizes_asked: ['shoe_eu'],
  ...change,
})
