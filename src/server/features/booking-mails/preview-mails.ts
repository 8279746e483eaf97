import type { PreviewedMail } from '@/contract/previewed-mail'
import type { Mail, MailQuery, OutgoingMail } from '@/server/platform/email/mail'
import type { ToldMail } from '@/server/platform/email/mail-previewer'
import { writeMail } from '@/server/platform/email/write-mail'
import { BOOKING_MAILS } from './mails'

/** The messages of an outbox that are about bookings, as they would be composed within the transaction of `query`. */
export const composeTold = async ({
  outbox,
  query,
}: {
  outbox: OutgoingMail[]
  query: MailQuery
}): Promise<ToldMail[]> => {
  const told: ToldMail[] = []
  for (const outgoing of outbox) {
    if (!isBookingMail(outgoing)) continue
    // The entry of its own template.
    const mail = await (BOOKING_MAILS[outgoing.template] as Mail<OutgoingMail>).compose(outgoing, query)
    if (mail) told.push({ audience: AUDIENCES[outgoing.template] ?? 'customer', mail })
  }
  return told
}

/** What would be sent of them. */
export const writeTold = ({ told, signature }: { told: ToldMail[]; signature: string[] }): Promise<PreviewedMail[]> =>
  Promise.all(
    told.map(async ({ audience, mail }) => {
      const { to, subject, html, text } = await writeMail({ mail, messageId: '<preview>', signature })
      return { audience, to, subject, html, text }
    }),
  )

const isBookingMail = (mail: OutgoingMail): mail is Extract<OutgoingMail, { template: keyof typeof BOOKING_MAILS }> =>
  mail.template in BOOKING_MAILS

const AUDIENCES: Partial<Record<OutgoingMail['template'], ToldMail['audience']>> = {
  participant_canceled: 'invited',
  shared_deposit_ended: 'sharing',
  share_released: 'sharing',
  waitlist_canceled: 'waitlist',
  guide_departure_canceled: 'guide',
}
