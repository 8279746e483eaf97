/** What is written about a reservation as it happens; a cancellation says who canceled. */
export type BookingNewsKind =
  | 'reservation_received'
  | 'reservation_confirmed'
  | 'reservation_moved'
  | 'options_changed'
  | 'discounted'
  | 'fee_lowered'
  | 'place_transferred'
  | 'travelers_added'
  | 'traveler_canceled'
  | 'canceled_by_customer'
  | 'canceled_by_agency'
  | 'departure_confirmed'
  | 'departure_canceled'

/** What is written about a reservation at its hour. */
export type BookingReminderKind =
  | 'deposit_due_soon'
  | 'deposit_due'
  | 'balance_due_soon'
  | 'balance_due'
  | 'balance_late'
  | 'profiles_in_30_days'
  | 'profiles_in_7_days'
  | 'authorisation_due'

export type BookingMailKind = BookingNewsKind | BookingReminderKind
