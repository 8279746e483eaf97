import type { OfferedDeparture } from './booking-choice'

/** A departure with room, for tests. */
export const buildDeparture = (change: Partial<OfferedDeparture> = {}): OfferedDeparture => ({
  id: 1,
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  price: 640,
  reduction: null,
  available_count: 6,
  capacity: 10,
  sales_closed: false,
  waitlist_count: null,
  status: 'open',
  min_participants: null,
  awaited: null,
  guide: null,
  cancellation: [{ until: null, refund_percent: 0 }],
  deposit_percent: 30,
  days: '14 au 18\u00a0juin\u00a02027',
  terms: ['Annulation gratuite jusqu’en mai.'],
  ...change,
})
