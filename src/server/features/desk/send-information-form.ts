import type { PayloadRequest } from 'payload'
import { versionInForce } from '@/server/features/legal/in-force'
import { lockReservation } from '@/server/features/reservations/lock-reservation'
import { onlyRow } from '@/server/platform/db/only-row'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'
import { HttpError } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'

const ONLY_WAITING = 'Le formulaire ne s’envoie que pour une réservation par téléphone qui attend d’être confirmée.'
const ALREADY_SENT = 'Le formulaire d’information est déjà parti.'
const NO_FORM =
  'Aucun formulaire d’information pour les ventes par téléphone n’est en vigueur\u00a0: publie-le d’abord dans les textes légaux.'

/** Has the standard information form mailed to who booked by phone; 409 when it has left, or nothing waits for it. */
export const sendInformationForm = ({ req, id }: { req: PayloadRequest; id: number }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { status } = await lockReservation({ transaction, id })
    const { rows } = await transaction.execute<{ source: string; isSent: boolean }>(sql`
      select source, information_form_sent_at is not null as "isSent" from reservations where id = ${id}`)
    const { source, isSent } = onlyRow(rows)
    if (source !== 'phone' || status !== 'pending') throw new HttpError({ status: 409, message: ONLY_WAITING })
    if (isSent) throw new HttpError({ status: 409, message: ALREADY_SENT })
    if (!(await enqueueInformationForm({ transaction, reservationId: id }))) {
      throw new HttpError({ status: 409, message: NO_FORM })
    }
    return { id }
  })

/** Puts the form of a sale by phone in the outbox, once however often it is asked for; false when no version is in force. */
export const enqueueInformationForm = async ({
  transaction,
  reservationId,
}: {
  transaction: Transaction
  reservationId: number
}): Promise<boolean> => {
  const { rows } = await transaction.execute(sql.raw(`select ${versionInForce('information_form_b')} as version`))
  if (!rows[0]?.['version']) return false
  await enqueueMail({
    transaction,
    mail: { template: 'information_form', reservationId },
    key: `information_form:${String(reservationId)}`,
  })
  return true
}
