import { ACCOUNT_MAILS } from '@/server/features/accounts/mails'
import { BOOKING_MAILS } from '@/server/features/booking-mails/mails'
import { CALLBACK_MAILS } from '@/server/features/callbacks/mails'
import { CATALOGUE_MAILS } from '@/server/features/catalogue/mails'
import { CONTACT_MAILS } from '@/server/features/contact/mails'
import { INTEREST_MAILS } from '@/server/features/interests/mails'
import { MESSAGE_MAILS } from '@/server/features/messages/mails'
import { NEWSLETTER_MAILS } from '@/server/features/newsletter/mails'
import { UPKEEP_MAILS } from '@/server/features/upkeep/mails'
import type { ComposedMail, LimitedFor, Mail, MailQuery, Mails, OutgoingMail } from '@/server/platform/email/mail'

/** Every message of the house, by its template. */
export const MAILS: { [Template in keyof Mails]: Mail<Mails[Template]> } = {
  ...ACCOUNT_MAILS,
  ...BOOKING_MAILS,
  ...CALLBACK_MAILS,
  ...CATALOGUE_MAILS,
  ...CONTACT_MAILS,
  ...INTEREST_MAILS,
  ...MESSAGE_MAILS,
  ...NEWSLETTER_MAILS,
  ...UPKEEP_MAILS,
}

/** The content and recipient of a message, read from the database now, with its limit; null when the recipient is gone. */
export const composeMail = async (
  mail: OutgoingMail,
  query: MailQuery,
): Promise<(ComposedMail & { limitedFor: LimitedFor }) | null> => {
  // The entry of its own template.
  const { compose, limitedFor } = MAILS[mail.template] as Mail<OutgoingMail>
  const composed = await compose(mail, query)
  return composed && { ...composed, limitedFor: limitedFor(mail) }
}
