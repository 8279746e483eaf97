import { z } from 'zod'

const Sum = z.int().min(0).max(20_000_000)
const Reason = z.string().trim().min(3).max(300)
const Count = z.coerce.number().int().min(1).max(30)

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
  holds: Array<{ id: number; customer: string; email: string; travelers_count: number; hold_expires_at: string }>
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
  departure_start: string
  choices: MoveChoice[]
}

/** What the panel sends to act on bookings. */
export const DESK_BODIES = {
  book: z.strictObject({
    email: z.email().max(254),
    first_name: z.string().trim().max(80).default(''),
    last_name: z.string().trim().max(80).default(''),
    phone: z.string().trim().max(30).default(''),
    travelers_count: Count,
  }),
  pay: z.strictObject({
    kind: z.enum(['deposit', 'balance', 'full', 'refund']),
    method: z.enum(['bank_transfer', 'card', 'other']).default('bank_transfer'),
    amount_cents: Sum.min(1),
    received_on: z.iso.date(),
    reference: z.string().trim().max(120).default(''),
  }),
  move: z.strictObject({ departure_id: z.coerce.number().int().positive() }),
  cancel: z.strictObject({ reason: Reason, fee_cents: Sum }),
  cancelDeparture: z.strictObject({ reason: Reason }),
}
