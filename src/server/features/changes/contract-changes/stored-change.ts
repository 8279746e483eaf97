import { sql } from '@/server/platform/db/transaction-of'

/** SQL of a row of `contract_changes`, as `StoredChange` has it. */
export const STORED_CHANGE = sql`contract_changes.id, departure_id as "departureId", reservation_id as "reservationId", kind,
  variations, traveler_cents::int as "travelerCents", to_char(new_start, 'YYYY-MM-DD') as "newStart",
  to_char(new_end, 'YYYY-MM-DD') as "newEnd", to_char(answer_by, 'YYYY-MM-DD') as "answerBy"`
