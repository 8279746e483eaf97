import { render } from '@react-email/components'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { env } from '@/env'
import type { ComposedMail } from './mail'
import { MailSignature } from './mail-signature'

type Options = {
  mail: ComposedMail
  messageId: string
  /** The lines under every message. */
  signature: string[]
}

/** A message as it leaves: HTML, its text, its headers. */
export const writeMail = async ({ mail, messageId, signature }: Options) => {
  const content = <MailSignature value={signature}>{mail.content}</MailSignature>
  return {
    from: env().MAIL_FROM,
    to: mail.to,
    subject: frenchSpaces(mail.subject),
    html: await render(content),
    text: await render(content, { plainText: true }),
    messageId,
    attachments: mail.attachments,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...mail.headers },
  }
}
