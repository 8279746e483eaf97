import type { PayloadRequest } from 'payload'
import type { MailState } from '@/domain/reservations/plan-mails'
import { mailReasonWords } from '@/domain/reservations/scheduled-mail-words'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { HttpError, notFound } from '@/server/platform/http/errors'
import { withTransaction } from '@/server/platform/payload/with-transaction'
import { enqueueScheduledMails } from './enqueue-scheduled-mail'
import { reconcileMails } from './reconcile-mails'

type Decision = { req: PayloadRequest; authorId: number; id: number }

const GONE = 'Ce courriel est déjà parti, ou il part à l’instant.'

/** Has a planned mail not leave, for a reason that its list shows; asked again, nothing changes. 409 for one that left. */
export const skipMail = ({ req, authorId, id, reason }: Decision & { reason: string }): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const mail = await lockMail({ transaction, id })
    if (mail.isByAgency) return { id }
    if (mail.state === 'sent' || mail.isLeaving) throw new HttpError({ status: 409, message: GONE })
    if (mail.state !== 'planned') throw notPlanned(mail)
    await transaction.execute(sql`
      update scheduled_mails set state = 'skipped', reason = 'agency', note = ${reason}, author_id = ${authorId},
        settled_at = now() where id = ${id}`)
    return { id }
  })

/** Sends a planned mail without waiting for its hour; one that left, or is on its way, is not sent again. 409 for another. */
export const sendMailNow = ({ req, authorId, id }: Decision): Promise<{ id: number }> =>
  withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { reservationId } = await lockMail({ transaction, id })
    await reconcileMails({ transaction, reservationId })
    const mail = await lockMail({ transaction, id })
    if (mail.state !== 'planned' && mail.state !== 'sent') throw notPlanned(mail)
    await enqueueScheduledMails({ transaction, ids: [id], authorId })
    return { id }
  })

type LockedMail = {
  reservationId: number
  state: MailState
  reason: string | null
  note: string | null
  isLeaving: boolean
  isByAgency: boolean
}

const notPlanned = (mail: LockedMail): HttpError =>
  new HttpError({
    status: 409,
    message: `Ce courriel n’est plus prévu\u00a0: ${mailReasonWords(mail) ?? 'il est remplacé'}.`,
  })

/** Holds the mail after its reservation, as whatever plans mails does. */
const lockMail = async ({ transaction, id }: { transaction: Transaction; id: number }): Promise<LockedMail> => {
  await transaction.execute(sql`
    select 1 from reservations r where r.id = (select m.reservation_id from scheduled_mails m where m.id = ${id})
    for no key update of r`)
  const { rows } = await transaction.execute<LockedMail>(sql`
    select m.reservation_id as "reservationId", m.state, m.reason, m.note, m.note is not null as "isByAgency",
      m.state = 'planned' and m.enqueued_at is not null as "isLeaving"
    from scheduled_mails m where m.id = ${id} for update of m`)
  const mail = rows[0]
  if (!mail) throw notFound('Ce courriel n’existe pas.')
  return mail
}
