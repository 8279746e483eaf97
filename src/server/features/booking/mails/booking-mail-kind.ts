/** What is written about a reservation; a cancellation says who canceled. */
export type BookingMailKind =
  | 'reservation_received'
  | 'reservation_confirmed'
  | 'reservation_moved'
  | 'traveler_canceled'
  | 'canceled_by_customer'
  | 'canceled_by_agency'
  | 'departure_confirmed'
  | 'departure_canceled'
  | 'deposit_due_soon'
  | 'deposit_due'
  | 'profiles_in_30_days'
  | 'profiles_in_7_days'
