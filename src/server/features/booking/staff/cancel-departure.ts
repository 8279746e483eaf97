import type { PayloadRequest } from 'payload'
import type { CancellationTerms } from '@/domain/cancellation'
import { endingIndemnity, minimumRefusal, type DepartureEnding } from '@/domain/departure-ending'
import { keptOnceEnded } from '@/domain/refund-due'
import { parisDay } from '@/server/platform/db/paris-day'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { tellInvited } from '../participants/tell-invited'
import { PAID_CENTS } from '../reservations/reservation-facts'
import { recordEvent } from '../reservations/record-event'
import { announceSeats } from '../seats/announce-seats'
import { lockDepartures } from '../seats/lock-departures'
import { closeWaitlist } from '../waitlist/close-waitlist'

/**
 * Cancels a departure: its reservations are canceled free of charge and their customers told, holds are released. What is
 * owed to each beyond what they paid is written down with their reservation.
 */
export const cancelDeparture = ({
  req,
  authorId,
  departureId,
  ending,
  reason,
}: {
  req: PayloadRequest
  authorId: number
  departureId: number
  ending: DepartureEnding
  reason: string
}): Promise<{ canceled: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const departure = await readStanding({ transaction, departureId })
    const refusal = ending === 'minimum' ? minimumRefusal(departure) : null
    if (refusal) throw new HttpError({ status: 409, message: refusal })
    const { rows } = await transaction.execute(sql`
      update reservations r set status = 'canceled', canceled_at = now(), updated_at = now()
      where r.departure_id = ${departureId} and r.status <> 'canceled' returning r.id, r.total_cents::int as "totalCents",
        r.travelers_fee_cents::int as "travelersFeeCents", ${PAID_CENTS} as "paidCents",
        r.contract -> 'cancellation' as "feeTable", r.refund_ceiling::int as "refundCeiling"`)
    await closeWaitlist({ transaction, departureId, template: 'waitlist_canceled' })
    await transaction.execute(
      sql`update carts set held_seats = 0 where departure_id = ${departureId} and held_seats > 0`,
    )
    await transaction.execute(
      sql`update departures set status = 'canceled', seats_taken = 0, updated_at = now() where id = ${departureId}`,
    )
    const event = { kind: 'departure_canceled', authorId, detail: reason } as const
    for (const { id: reservationId, ...costs } of rows as Ended[]) {
      const indemnity = endingIndemnity({ ending, ...costs, ...departure })
      await transaction.execute(sql`
        update reservations set indemnity_cents = ${indemnity}, cancellation_fee_cents = ${keptOnceEnded(costs)}
        where id = ${reservationId}`)
      await recordEvent({ transaction, reservationId, event })
      await enqueueMail({ req, mail: { template: 'departure_canceled', reservationId } })
      await tellInvited({ transaction, reservationId, template: 'participant_canceled' })
    }
    await announceSeats({ transaction, departureIds: [departureId] })
    return { canceled: rows.length }
  })

type Ended = CancellationTerms & { id: number; totalCents: number; travelersFeeCents: number; paidCents: number }
type Standing = Parameters<typeof minimumRefusal>[0]

const readStanding = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<Standing> => {
  const { rows } = await transaction.execute(sql`
    select status, min_participants::int as "minParticipants", ${parisDay(sql`departure_start`)} as "departureStart",
      ${parisDay(sql`departure_end`)} as "departureEnd", ${parisDay(sql`now()`)} as today
    from departures where id = ${departureId}`)
  const departure = rows[0] as Standing | undefined
  if (!departure) throw notFound('Ce départ n’existe pas.')
  if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est déjà annulé.' })
  if (departure.departureStart <= departure.today)
    throw new HttpError({ status: 409, message: 'Ce départ a commencé : il ne s’annule plus.' })
  return departure
}
