import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import type { GuideDeparture, RosterParticipant } from '@/contract/guide-departures'
import type { FieldSheet } from '@/contract/guide-field'

const traveler = (change: Partial<RosterParticipant>): RosterParticipant => ({
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
  phone: '+33639987108',
  emergency_name: 'Karim Kaddour',
  emergency_phone: '+33639987103',
  diet: 'Allergie grave aux noix',
  level: 4,
  sizes: {},
  completeness: 100,
  ...change,
})

/** The field sheet of two travelers, for tests. */
export const buildFieldSheet = (change: Partial<GuideDeparture> = {}): FieldSheet => ({
  viewer_id: 4,
  departure: {
    departure_id: 7,
    departure_start: '2027-06-14',
    departure_end: '2027-06-18',
    status: 'confirmed',
    days_before: 0,
    capacity: 10,
    seats_taken: 2,
    travelers_count: 2,
    expedition: buildBookedExpedition(),
    emergency_phone: '+33465712019',
    is_readable: true,
    readable_from: '2027-04-15',
    readable_until: '2027-06-25',
    participants: [
      traveler({}),
      traveler({
        id: 2,
        position: 2,
        first_name: 'Hugo',
        last_name: 'Martel',
        diet: 'Végétarien',
        phone: '+33639982214',
        emergency_name: 'Sylvie Martel',
        emergency_phone: '+33639982210',
      }),
    ],
    ...change,
  },
  programme: [{ title: 'De Corrençon à la cabane de Carrette', text: 'Neuf kilomètres.', night: 'Bivouac' }],
  agency: { phone: '04 65 71 20 18', phone_e164: '+33465712018' },
  presence: [],
})
