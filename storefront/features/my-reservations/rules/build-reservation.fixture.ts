import type { Reservation } from '@/contract/reservation-detail'

/** A confirmed reservation to come whose profiles are complete, for tests. */
export const buildReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  reservation_id: 118,
  departure_id: 7,
  name: 'Traversée du Vercors en bivouac',
  departure_date: '2027-06-14',
  duration_days: 5,
  level_number: 3,
  main_photo_large: '/media/vercors-1024.webp',
  main_photo_small: '/media/vercors-640.webp',
  is_confirmed: true,
  is_guide: false,
  dashboard_completness: 100,
  reservation_status_front_end: 'To come',
  booking_state: 'confirmed',
  ...changes,
})
