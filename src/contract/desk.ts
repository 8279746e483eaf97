/** What the agency sees of a reservation on a departure's page; sums in cents. */
type DeskReservation = {
  id: number
  number: string
  customer: string
  email: string
  phone: string | null
  travelers_count: number
  status: 'pending' | 'confirmed' | 'canceled'
  source: 'site' | 'phone'
  total_cents: number
  paid_cents: number
}

/** A departure as the panel shows it to the agency: its seats, who booked, who holds seats at this moment. */
export type DepartureDesk = {
  id: number
  status: 'open' | 'confirmed' | 'canceled'
  is_past: boolean
  capacity: number
  seats_taken: number
  expedition: string
  departure_start: string
  departure_end: string
  price_cents: number
  reservations: DeskReservation[]
  /** `is_ordered`: the order is placed, and waits for the press of a mail that proves the address. */
  holds: Array<{
    id: number
    customer: string
    email: string
    travelers_count: number
    hold_expires_at: string
    is_ordered: boolean
  }>
}

/** A departure that a reservation may go to, with the price difference, in cents, for all its travelers. */
export type MoveChoice = {
  id: number
  departure_start: string
  departure_end: string
  available_count: number
  difference_cents: number
}

/** A reservation as the panel shows it to the agency. */
export type ReservationDesk = {
  id: number
  number: string
  status: 'pending' | 'confirmed' | 'canceled'
  travelers_count: number
  total_cents: number
  paid_cents: number
  /** What canceling today costs by the rule of the customers, in cents. */
  fee_cents: number
  /** What a canceled reservation still gives back: what was paid beyond its fee, in cents. */
  refund_due_cents: number
  options: Array<{ label: string; count: number }>
  departure_start: string
  choices: MoveChoice[]
}

/** Where an account is signed in, as the panel shows it to the agency. */
export type AccountSessions = { sessions: Array<{ device: string; last_used_at: string }> }
