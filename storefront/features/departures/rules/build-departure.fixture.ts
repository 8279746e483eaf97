import type { Departure } from '@/contract/expeditions'

/** A departure with room, for tests. */
export const buildDeparture = (change: Partial<Departure> = {}): Departure => ({
  id: 1,
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  price: 640,
  available_count: 6,
  capacity: 10,
  status: 'open',
  guide: null,
  ...change,
})
