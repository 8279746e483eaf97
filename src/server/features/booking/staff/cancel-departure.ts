import type { PayloadRequest } from 'payload'
import { TODAY } from '@/server/platform/db/paris-day'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { sql, transactionOf, type Transaction } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { tellInvited } from '../participants/tell-invited'
import { recordEvent } from '../reservations/record-event'
import { announceSeats } from '../seats/announce-seats'
import { lockDepartures } from '../seats/lock-departures'

/** Cancels a departure: its reservations are canceled free of charge and their customers told, holds are released. */
export const cancelDeparture = ({
  req,
  authorId,
  departureId,
  reason,
}: {
  req: PayloadRequest
  authorId: number
  departureId: number
  reason: string
}): Promise<{ canceled: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    await refuseUnlessOpen({ transaction, departureId })
    const { rows } = await transaction.execute(sql`
      update reservations set status = 'canceled', canceled_at = now(), cancellation_fee_cents = 0, updated_at = now()
      where departure_id = ${departureId} and status <> 'canceled' returning id`)
    await transaction.execute(
      sql`update carts set held_seats = 0 where departure_id = ${departureId} and held_seats > 0`,
    )
    await transaction.execute(
      sql`update departures set status = 'canceled', seats_taken = 0, updated_at = now() where id = ${departureId}`,
    )
    const event = { kind: 'departure_canceled', authorId, detail: reason } as const
    for (const { id } of rows) {
      const reservationId = Number(id)
      await recordEvent({ transaction, reservationId, event })
      await enqueueMail({ req, mail: { template: 'departure_canceled', reservationId } })
      await tellInvited({ transaction, reservationId, template: 'participant_canceled' })
    }
    await announceSeats({ transaction, departureIds: [departureId] })
    return { canceled: rows.length }
  })

const refuseUnlessOpen = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`
    select status, (departure_start at time zone 'Europe/Paris')::date <= ${TODAY} as begun
    from departures where id = ${departureId}`)
  const departure = rows[0] as { status: string; begun: boolean } | undefined
  if (!departure) throw notFound('Ce départ n’existe pas.')
  if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est déjà annulé.' })
  if (departure.begun) throw new HttpError({ status: 409, message: 'Ce départ a commencé : il ne s’annule plus.' })
}
