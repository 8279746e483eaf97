import type { PayloadRequest } from 'payload'
import { sql, transactionOf } from '../db/transaction-of'

/** Keeps that participants changed, when and by whom: no author is the bearer of a private link. */
export const recordParticipantsEvent = async ({
  req,
  reservationId,
  authorId,
  detail,
}: {
  req: PayloadRequest
  reservationId: number
  authorId: number | null
  detail: string
}): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into reservation_events (reservation_id, kind, author_id, detail)
    values (${reservationId}, 'participants', ${authorId}, ${detail})`)
}
