import type { PayloadRequest } from 'payload'
import { nextReservationStatus } from '@/domain/reservations/reservation-status'
import { recordEvent } from '@/server/features/ledger/record-event'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const FORM_FIRST =
  'Le formulaire d’information n’est pas encore parti\u00a0: la loi veut que le client le reçoive avant la confirmation.'

/** Confirms a reservation that waits, and tells its customer; 409 for a sale by phone whose information form has not left. */
export const confirmReservation = ({
  req,
  authorId,
  id,
}: {
  req: PayloadRequest
  authorId: number
  id: number
}): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { status } = await lockReservation({ transaction, id })
    const next = nextReservationStatus({ status, action: 'confirm' })
    if (!next.ok) throw new HttpError({ status: 409, message: next.message })
    const { rows } = await transaction.execute(sql`
      update reservations set status = ${next.status}, confirmed_at = now(), updated_at = now()
      where id = ${id} and (source <> 'phone' or information_form_sent_at is not null) returning id`)
    if (rows.length === 0) throw new HttpError({ status: 409, message: FORM_FIRST })
    await recordEvent({ transaction, reservationId: id, event: { kind: 'confirmed', authorId } })
    await enqueueMail({ req, mail: { template: 'reservation_confirmed', reservationId: id } })
    return { id }
  })
