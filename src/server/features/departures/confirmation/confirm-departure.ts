import type { PayloadRequest } from 'payload'
import { recordEvent } from '@/server/features/ledger/record-event'
import { tellInvited } from '@/server/features/reservations/participants/tell-invited'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY, FIRM_TRAVELERS, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/** Confirms a departure below its minimum, as the agency chooses; 409 when it is confirmed, canceled, or has begun. */
export const confirmDeparture = ({
  req,
  authorId,
  departureId,
}: {
  req: PayloadRequest
  authorId: number
  departureId: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute<{ status: string; begun: boolean }>(sql`
      select d.status, ${FIRST_DAY} <= ${TODAY} as begun from departures d where d.id = ${departureId}`)
    const departure = rows[0]
    if (!departure) throw notFound('Ce départ n’existe pas.')
    if (departure.status === 'confirmed') throw new HttpError({ status: 409, message: 'Ce départ est déjà confirmé.' })
    if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est annulé.' })
    if (departure.begun) throw new HttpError({ status: 409, message: 'Ce départ a déjà commencé.' })
    await transaction.execute(sql`
      update departures set status = 'confirmed', confirmed_at = now(), updated_at = now() where id = ${departureId}`)
    await tellConfirmed({ transaction, departureId, authorId })
    return { id: departureId }
  })

/**
 * Confirms a departure that has its minimum of travelers, once, and tells everyone who booked; no later cancellation undoes
 * it. Two deposits that come at once wait for each other at the departure, and the second sees both.
 */
export const confirmIfReached = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<void> => {
  await lockDepartures({ transaction, ids: [departureId] })
  const { rows } = await transaction.execute(sql`
    update departures d set status = 'confirmed', confirmed_at = now(), updated_at = now()
    where d.id = ${departureId} and d.status = 'open' and ${FIRST_DAY} > ${TODAY} and ${FIRM_TRAVELERS} >= d.min_participants
    returning d.id`)
  if (rows.length > 0) await tellConfirmed({ transaction, departureId, authorId: null })
}

/** Tells everyone booked on a departure that it leaves: who booked, and those whom they invited. */
export const tellConfirmed = async ({
  transaction,
  departureId,
  authorId,
}: {
  transaction: Transaction
  departureId: number
  /** Null: the site itself, at the last deposit that was missing. */
  authorId: number | null
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select r.id from reservations r where r.departure_id = ${departureId} and ${NOT_CANCELED.r} order by r.id`)
  for (const { id } of rows) {
    const reservationId = Number(id)
    await recordEvent({ transaction, reservationId, event: { kind: 'departure_confirmed', authorId } })
    await enqueueMail({ transaction, mail: { template: 'departure_confirmed', reservationId } })
    await tellInvited({ transaction, reservationId, template: 'participant_confirmed' })
  }
  await announceSeats({ transaction, departureIds: [departureId] })
}
