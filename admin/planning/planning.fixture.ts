import type { PlannedDeparture, Planning } from '@/contract/planning'

/** A departure of the planning, of Maëlle's. */
export const buildPlanned = (overrides: Partial<PlannedDeparture> = {}): PlannedDeparture => ({
  id: 1,
  name: 'Traversée du Vercors',
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  status: 'open',
  sales_closed: false,
  capacity: 8,
  seats_taken: 3,
  guide_id: 1,
  countries: ['France'],
  missing_count: 1,
  decision_on: '2027-06-06',
  pace: 'behind',
  ...overrides,
})

/** The planning of two guides. */
export const buildPlanning = (overrides: Partial<Planning> = {}): Planning => ({
  today: '2027-05-20',
  rest_days: 1,
  guides: [
    { id: 1, full_name: 'Maëlle Perrillat', portrait_url: null },
    { id: 2, full_name: 'Yann Le Goff', portrait_url: null },
  ],
  departures: [],
  accepted: [],
  days_off: [],
  ...overrides,
})
