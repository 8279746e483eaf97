import type { GuidedDeparture } from '@/contract/guide-calendar'

/** A confirmed departure of five days, for tests. */
export const buildGuided = (change: Partial<GuidedDeparture> = {}): GuidedDeparture => ({
  departure_id: 7,
  name: 'Traversée du Vercors en bivouac',
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  status: 'confirmed',
  capacity: 10,
  seats_taken: 6,
  awaited: null,
  incomplete_profiles: 0,
  changes: 0,
  questions: 0,
  ...change,
})
