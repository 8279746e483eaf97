import { render } from '@react-email/components'
import { frenchSpaces } from '@/domain/french-spaces'
import { env } from '@/env'
import type { ComposedMail } from './mail'

/** A message as it leaves: HTML, its text, its headers. */
export const writeMail = async ({ mail, messageId }: { mail: ComposedMail; messageId: string }) => ({
  from: env().MAIL_FROM,
  to: mail.to,
  subject: frenchSpaces(mail.subject),
  html: await render(mail.content),
  text: await render(mail.content, { plainText: true }),
  messageId,
  attachments: mail.attachments,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
})
