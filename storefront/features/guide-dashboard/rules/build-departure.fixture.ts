import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'

/** A traveler whose profile is complete, for tests. */
export const buildTraveler = (change: Partial<RosterParticipant> = {}): RosterParticipant => ({
  id: 1,
  position: 1,
  reservation_number: 'LG-1',
  is_confirmed: true,
  is_unpaid: false,
  level_gap_accepted: false,
  first_name: 'Inès',
  last_name: 'Kaddour',
  birth_date: '1991-05-06',
  email: 'ines@exemple.fr',
  phone: '+33639987103',
  emergency_name: 'Karim Kaddour',
  emergency_phone: '+33639987104',
  diet: 'Allergie aux noix',
  level: 4,
  sizes: { shoe_eu: '38' },
  completeness: 100,
  ...change,
})

/** A departure in 42 days with one traveler, for tests. */
export const buildDeparture = (change: Partial<GuideDeparture> = {}): GuideDeparture => ({
  departure_id: 7,
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  status: 'confirmed',
  days_before: 42,
  capacity: 10,
  seats_taken: 6,
  travelers_count: 6,
  expedition: buildBookedExpedition(),
  emergency_phone: null,
  is_readable: true,
  readable_from: '2027-04-15',
  readable_until: '2027-06-25',
  participants: [buildTraveler()],
  ...change,
})
