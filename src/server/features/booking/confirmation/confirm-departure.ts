import type { PayloadRequest } from 'payload'
import { TODAY } from '@/server/platform/db/paris-day'
import { FIRST_DAY } from '@/server/platform/db/shared-terms'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { sql, transactionOf } from '@/server/platform/payload/transaction-of'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockDepartures } from '../seats/lock-departures'
import { tellConfirmed } from './tell-confirmed'

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
    const { rows } = await transaction.execute(sql`
      select d.status, ${FIRST_DAY} <= ${TODAY} as begun from departures d where d.id = ${departureId}`)
    const departure = rows[0] as { status: string; begun: boolean } | undefined
    if (!departure) throw notFound('Ce départ n’existe pas.')
    if (departure.status === 'confirmed') throw new HttpError({ status: 409, message: 'Ce départ est déjà confirmé.' })
    if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est annulé.' })
    if (departure.begun) throw new HttpError({ status: 409, message: 'Ce départ a déjà commencé.' })
    await transaction.execute(sql`
      update departures set status = 'confirmed', confirmed_at = now(), updated_at = now() where id = ${departureId}`)
    await tellConfirmed({ transaction, departureId, authorId })
    return { id: departureId }
  })
