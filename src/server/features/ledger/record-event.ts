import type { ReservationEventKind } from '@/domain/reservations/reservation-event-words'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { EVENT_HANDLERS } from './event-handlers'

export type ReservationEvent = {
  kind: ReservationEventKind
  /** Null: the site itself. */
  authorId: number | null
  detail?: string
  /** Of a move: the departure that was left, and by how many. */
  left?: { departureId: number; travelers: number }
}

type Recording = { transaction: Transaction; reservationId: number; event: ReservationEvent }

/** Writes down a change of a reservation that is done, dated, with its author, then does what follows from it: see `EVENT_HANDLERS`. */
export const recordEvent = async (recording: Recording): Promise<void> => {
  const { transaction, reservationId, event } = recording
  await writeEvent(recording)
  for (const handle of EVENT_HANDLERS) {
    for (const detail of await handle({ transaction, reservationId, kind: event.kind })) {
      await writeEvent({ ...recording, event: { kind: 'refunded', authorId: null, detail } })
    }
  }
}

const writeEvent = async ({
  transaction,
  reservationId,
  event: { kind, authorId, detail, left },
}: Recording): Promise<void> => {
  await transaction.execute(sql`
    insert into reservation_events (reservation_id, kind, author_id, detail, left_departure_id, left_travelers)
    values (${reservationId}, ${kind}, ${authorId}, ${detail ?? null}, ${left?.departureId ?? null}, ${left?.travelers ?? null})`)
}
