import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { lockDepartures } from '../lock-departures'
import { dropEntries } from './leave-waitlist'

/** Takes a request off the list of a departure for its customer, who is mailed the reason; what it held goes to the next. */
export const removeEntry = ({
  req,
  departureId,
  entryId,
  reason,
}: {
  req: PayloadRequest
  departureId: number
  entryId: number
  reason: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockDepartures({ transaction, ids: [departureId] })
    const { rows } = await transaction.execute(sql`
      select user_id as "userId" from waitlist_entries where id = ${entryId} and departure_id = ${departureId}`)
    if (!rows[0]) throw notFound('Cette demande n’est plus sur la liste d’attente.')
    const userId = Number(rows[0]['userId'])
    await dropEntries({ transaction, userId, departureId })
    await enqueueMail({ req, mail: { template: 'waitlist_removed', departureId, userId, reason } })
    return { id: entryId }
  })
