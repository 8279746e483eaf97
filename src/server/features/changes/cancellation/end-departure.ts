import type { CancellationTerms } from '@/domain/changes/cancellation'
import { answerDay } from '@/domain/changes/cancellation-choice'
import { endingIndemnity, minimumRefusal, type DepartureEnding } from '@/domain/departures/departure-ending'
import { keptOnceEnded } from '@/domain/ledger/refund-due'
import { recordEvent } from '@/server/features/ledger/record-event'
import { endSharing } from '@/server/features/payments/shared/end-sharing'
import { releasePromos } from '@/server/features/reservations/discounts/promo-uses'
import { tellInvited } from '@/server/features/reservations/participants/tell-invited'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { closeWaitlist } from '@/server/features/seats/waitlist/serve-waitlists'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'

/**
 * Cancels a departure whose row the caller holds: its reservations are canceled free of charge, each with a choice to make
 * and what is owed on top written down; holds, waitlist and shared deposits are released, and customers, invited travelers and guide are told.
 */
export const endDeparture = async ({
  transaction,
  cancellationId,
  authorId,
  departureId,
  ending,
  reason,
}: {
  transaction: Transaction
  cancellationId: number
  authorId: number | null
  departureId: number
  ending: DepartureEnding
  reason: string
}): Promise<void> => {
  const departure = await readEndable({ transaction, departureId, ending })
  const { rows } = await transaction.execute<Ended>(sql`
    with standing as (
      select id, status = 'confirmed' as was_confirmed from reservations
      where departure_id = ${departureId} and status <> 'canceled' order by id for no key update
    )
    update reservations r set status = 'canceled', canceled_at = now(), updated_at = now()
    from standing s where r.id = s.id returning r.id, r.total_cents::int as "totalCents",
      r.travelers_fee_cents::int as "travelersFeeCents", ${PAID_CENTS} as "paidCents",
      r.contract -> 'cancellation' as "feeTable", r.refund_ceiling::int as "refundCeiling",
      s.was_confirmed as "wasConfirmed"`)
  await closeWaitlist({ transaction, departureId, template: 'waitlist_canceled' })
  await transaction.execute(sql`
    update carts set held_seats = 0, hold_client = null where departure_id = ${departureId} and held_seats > 0`)
  await endSharing({ transaction, whose: sql`h.departure_id = ${departureId}`, end: 'departure' })
  await transaction.execute(
    sql`update departures set status = 'canceled', seats_taken = 0, updated_at = now() where id = ${departureId}`,
  )
  const event = { kind: 'departure_canceled', authorId, detail: reason } as const
  await releasePromos({ transaction, reservationIds: rows.map(({ id }) => id), byAgency: true })
  const ended = rows.toSorted((one, other) => one.id - other.id)
  for (const { id: reservationId, wasConfirmed, ...costs } of ended) {
    const indemnity = endingIndemnity({ ending, ...costs, ...departure })
    await transaction.execute(sql`
      update reservations set indemnity_cents = ${indemnity}, cancellation_fee_cents = ${keptOnceEnded(costs)}
      where id = ${reservationId}`)
    await transaction.execute(sql`
      insert into cancellation_choices (reservation_id, cancellation_id, was_confirmed, answer_by)
      values (${reservationId}, ${cancellationId}, ${wasConfirmed}, ${answerDay(departure.today)})`)
    await recordEvent({ transaction, reservationId, event })
    await enqueueMail({ transaction, mail: { template: 'departure_canceled', reservationId } })
    await tellInvited({ transaction, reservationId, template: 'participant_canceled' })
  }
  await enqueueMail({ transaction, mail: { template: 'guide_departure_canceled', departureId } })
  await announceSeats({ transaction, departureIds: [departureId] })
}

type Ended = CancellationTerms & {
  id: number
  totalCents: number
  travelersFeeCents: number
  paidCents: number
  wasConfirmed: boolean
}
type Endable = Parameters<typeof minimumRefusal>[0]

/** The departure that is to be canceled for a reason; 409 when it no longer can be, or by law not for this one. */
export const readEndable = async ({
  transaction,
  departureId,
  ending,
}: {
  transaction: Transaction
  departureId: number
  ending: DepartureEnding
}): Promise<Endable> => {
  const { rows } = await transaction.execute<Endable>(sql`
    select status, min_participants::int as "minParticipants", ${parisDay(sql`departure_start`)} as "departureStart",
      ${parisDay(sql`departure_end`)} as "departureEnd", ${parisDay(sql`now()`)} as today
    from departures where id = ${departureId}`)
  const departure = rows[0]
  if (!departure) throw notFound('Ce départ n’existe pas.')
  if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est déjà annulé.' })
  if (departure.departureStart <= departure.today)
    throw new HttpError({ status: 409, message: 'Ce départ a commencé : il ne s’annule plus.' })
  const refusal = ending === 'minimum' ? minimumRefusal(departure) : null
  if (refusal) throw new HttpError({ status: 409, message: refusal })
  return departure
}
