import type { Reservation } from '@/contract/reservations'

/** Where « Accéder au dashboard » leads: a guide to the departure, a customer to the reservation. */
export const dashboardAddress = ({
  is_guide,
  departure_id,
  reservation_id,
}: Pick<Reservation, 'is_guide' | 'departure_id' | 'reservation_id'>): string =>
  is_guide ? `/my-expeditions/admin/${String(departure_id)}` : `/my-expeditions/${String(reservation_id)}`
