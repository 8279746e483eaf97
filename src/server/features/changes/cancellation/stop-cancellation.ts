import type { PayloadRequest } from 'payload'
import { announceSeats } from '@/server/features/seats/announce-seats'
import { lockDepartures } from '@/server/features/seats/lock-departures'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { addJob } from '@/server/platform/jobs/add-job'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const TOO_LATE = 'Il n’y a plus rien à arrêter\u00a0: ce départ est annulé, ou son annulation ne l’est plus.'

type Planned = { req: PayloadRequest; authorId: number; departureId: number }

/** Stops the cancellation of a departure before its minute, and reopens the sales that it closed; 409 once it is too late. */
export const stopCancellation = ({ req, authorId, departureId }: Planned): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(sql`
      update departure_cancellations set state = 'stopped', ended_at = now(), ended_by = ${authorId}
      where departure_id = ${departureId} and state = 'planned' returning closes_sales`)
    if (!rows[0]) throw new HttpError({ status: 409, message: TOO_LATE })
    if (rows[0]['closes_sales'] === true) await reopenSales({ transaction, departureId })
    return { id: departureId }
  })

/** Has a planned cancellation run now. */
export const hastenCancellation = ({ req, departureId }: Omit<Planned, 'authorId'>): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(sql`
      update departure_cancellations set runs_at = least(runs_at, now())
      where departure_id = ${departureId} and state = 'planned' returning id`)
    if (!rows[0]) throw new HttpError({ status: 409, message: TOO_LATE })
    await addJob({ transaction, task: 'cancel_departures', payload: { departureId } })
    return { id: departureId }
  })

/** Puts a departure on sale again that its planned cancellation alone had closed. */
export const reopenSales = async ({
  transaction,
  departureId,
}: {
  transaction: Transaction
  departureId: number
}): Promise<void> => {
  await transaction.execute(
    sql`update departures set sales_closed = false, updated_at = now() where id = ${departureId}`,
  )
  await announceSeats({ transaction, departureIds: [departureId] })
}
