import { env } from '@/env'
import type { ComposedMail } from '@/server/compose/compose-mail'
import type { BookingMailKind } from '@/server/platform/email/outgoing-mail'
import { BookingMail } from './booking-mail'
import { presentReservation } from '../reservations/present-reservation'
import { bookingMailText } from './booking-mail-text'

const SAMPLE = presentReservation({
  id: 118,
  number: 'LG-27-0614-118',
  departure_id: 1,
  cart_number: 1,
  status: 'pending',
  travelers_count: 2,
  unit_cents: 64_000,
  total_cents: 128_000,
  deposit_cents: 38_400,
  balance_due_on: '2027-05-15',
  cancellation_fee_cents: null,
  paid_cents: 38_400,
  booked_on: '2027-03-01',
  today: '2027-05-03',
  departure_start: '2027-06-14',
  departure_end: '2027-06-18',
  options: [],
  participants: [],
  kit: [],
  kit_packed: [],
  journeys: [],
  history: [],
  guide: null,
  bank: null,
  expedition: {
    id: 1,
    slug: 'traversee-du-vercors-en-bivouac',
    name: 'Traversée du Vercors en bivouac',
    main_photo_large: null,
    main_photo_small: null,
    country_1: 'France',
    duration_days: 5,
    level_number: 3,
    expedition_type: 'adult',
    age_min_child: null,
    station: 'Gare de Grenoble',
    meeting_point: null,
    carbon_train_kg: 6,
    sizes_asked: [],
  },
})

const KINDS: BookingMailKind[] = [
  'reservation_received',
  'reservation_confirmed',
  'reservation_moved',
  'canceled_by_customer',
  'canceled_by_agency',
  'departure_canceled',
  'deposit_due_soon',
  'deposit_due',
  'profiles_in_30_days',
  'profiles_in_7_days',
]

/** The messages about a reservation with sample values. */
export const bookingPreviews = (to: string): Record<BookingMailKind, ComposedMail> => {
  const siteUrl = env().SITE_URL
  const previews = KINDS.map((kind): [BookingMailKind, ComposedMail] => {
    const text = bookingMailText({ kind, reservation: SAMPLE, reason: 'trop de neige au col.' })
    const content = (
      <BookingMail
        {...text}
        siteUrl={siteUrl}
        firstName="Camille"
        href={`${siteUrl}/my-expeditions/118`}
        footnote="Tu reçois ce message parce que tu as réservé cette aventure."
      />
    )
    return [kind, { to, subject: text.subject, content }]
  })
  // One entry for each kind of the list above.
  return Object.fromEntries(previews) as Record<BookingMailKind, ComposedMail>
}
