import type { MailQuery } from '@/server/platform/db/mail-query'
import type { Task } from 'graphile-worker'
import type { Transporter } from 'nodemailer'
import { env } from '@/env'
import { noteGiftMail, noteReservationMail } from '@/server/features/booking-mails/note-mails'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import { createMailTransport, sendInTime } from '@/server/platform/email/create-mail-transport'
import type { OutgoingMail } from '@/server/platform/email/mail'
import { giveBackMail, isMailAllowed } from '@/server/platform/email/mail-quota'
import { isMessageRefused, markRefused, refusalCodeOf, unmarkRefused } from '@/server/platform/email/refused-address'
import { writeMail } from '@/server/platform/email/write-mail'
import { logSecurityEvent } from '@/server/platform/log/security-event'
import { composeMail } from './mails'

let transport: Transporter | undefined

/**
 * Sends one message of the outbox. The job's number makes its Message-ID: a retry after a lost answer carries the same,
 * and one that was sent is not sent again. One above what its mailbox is sent in an hour is dropped: whoever fills a stranger's
 * mailbox fills no queue either. An address that is refused for good is marked, and not tried again for this message.
 */
export const sendMail: Task = async (payload, { job, ...helpers }) => {
  const query: MailQuery = (text, values) => helpers.query(text, values)
  const messageId = `<outbox-${job.id}@${new URL(env().SITE_URL).hostname}>`
  const { rows } = await query('select 1 from sent_mails where message_id = $1', [messageId])
  if (rows.length > 0) return
  // Only `enqueueMail` writes these jobs.
  const mail = await composeMail(payload as OutgoingMail, query)
  if (!mail) return
  const { template } = payload as OutgoingMail
  if (!(await isMailAllowed(mail))) {
    logSecurityEvent({ event: 'limit_reached', outcome: 'refused', detail: `mail ${template}` })
    return
  }
  transport ??= createMailTransport()
  try {
    await sendInTime(transport, await writeMail({ mail, messageId, signature: await readRegistrations(query) }))
  } catch (error) {
    await giveBackMail(mail)
    const code = refusalCodeOf(error)
    if (code === null) {
      // It has failed for good, which the team is told.
      if (isMessageRefused(error)) {
        await query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [job.id])
      }
      throw error
    }
    await markRefused({ address: mail.to, code, template })
    return
  }
  await mail.onSent?.(query)
  await query('insert into sent_mails (message_id) values ($1) on conflict do nothing', [messageId])
  // After the mark: were it to fail, nobody would be written to twice.
  await unmarkRefused(mail.to)
  const left = { query, messageId, told: payload as OutgoingMail, mail }
  await noteReservationMail(left)
  await noteGiftMail(left)
}
