import type { PayloadRequest } from 'payload'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { checkGuide } from './check-guide'

/**
 * Gives a departure to a guide, or back to its expedition's, by the save that the panel's form makes; 409 with what stands in
 * the way when he or she is not free and no reason is given.
 */
export const giveDepartureToGuide = ({
  req,
  departureId,
  guideId,
  reason,
}: {
  req: PayloadRequest
  departureId: number
  guideId: number | null
  reason: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const departure = await lockDeparture({ transaction, departureId })
    if (departure.status === 'canceled') throw new HttpError({ status: 409, message: 'Ce départ est annulé.' })
    if (guideId !== null) await refuseUnknown({ transaction, guideId })
    if (guideId === departure.guideId) return { id: departureId }
    const { message } = await checkGuide({ transaction, ...departure, ownGuide: guideId, departureId })
    if (message !== null && reason === '') throw new HttpError({ status: 409, message })
    await req.payload.update({
      collection: 'departures',
      id: departureId,
      depth: 0,
      data: { guide: guideId, guide_reason: reason },
      user: req.user,
      overrideAccess: false,
      req,
    })
    return { id: departureId }
  })

type Departure = { status: string; expeditionId: number; guideId: number | null; start: string; end: string }

const lockDeparture = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<Departure> => {
  const { rows } = await transaction.execute<Departure>(sql`
    select d.status, d.expedition_id as "expeditionId", d.guide_id as "guideId",
      to_char(d.first_day, 'YYYY-MM-DD') as start, to_char(d.last_day, 'YYYY-MM-DD') as "end"
    from departures d where d.id = ${departureId} for update`)
  const [departure] = rows
  if (!departure) throw notFound('Ce départ n’existe pas.')
  return departure
}

const refuseUnknown = async ({
  transaction,
  guideId,
}: {
  transaction: Transaction
  guideId: number
}): Promise<void> => {
  const { rows } = await transaction.execute(sql`select 1 from guides where id = ${guideId}`)
  if (rows.length === 0) throw new HttpError({ status: 422, message: 'Ce guide n’existe pas.' })
}
