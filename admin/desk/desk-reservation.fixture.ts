import type { DepartureDesk } from '@/contract/desk'

type Reservation = DepartureDesk['reservations'][number]

/** A confirmed reservation of two travelers as the desk of a departure lists it, 300 € of 1,000 paid. */
export const buildReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  id: 1,
  number: 'LGP-0001',
  customer: 'Camille Rey',
  email: 'camille@exemple.test',
  phone: null,
  travelers_count: 2,
  status: 'confirmed',
  source: 'site',
  total_cents: 100_000,
  paid_cents: 30_000,
  ...changes,
})
