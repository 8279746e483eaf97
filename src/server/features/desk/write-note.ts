import type { PayloadRequest } from 'payload'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

/**
 * Writes the agency's own note on a reservation in place of the one that was shown; an empty text removes it. 409 when somebody else
 * wrote in between. No event records it: the history of a reservation is the customer's too.
 */
export const writeNote = ({
  req,
  authorId,
  id,
  text,
  from,
}: {
  req: PayloadRequest
  authorId: number
  id: number
  text: string
  from: string
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await lockReservation({ transaction, id })
    const { rows } = await transaction.execute<{ text: string }>(
      sql`select text from reservation_notes where reservation_id = ${id}`,
    )
    const [shown] = rows
    if ((shown?.text ?? '') !== from) {
      throw new HttpError({ status: 409, message: 'Cette note a changé entre-temps\u00a0: relis la réservation.' })
    }
    if (text === '') {
      await transaction.execute(sql`delete from reservation_notes where reservation_id = ${id}`)
    } else if (text !== from) {
      await transaction.execute(sql`
        insert into reservation_notes (reservation_id, text, author_id) values (${id}, ${text}, ${authorId})
        on conflict (reservation_id) do update set text = excluded.text, author_id = excluded.author_id, written_at = now()`)
    }
    return { id }
  })
