import { factsOfText, type MailText } from '@/domain/mail-texts/mail-text'
import { INITIAL_TEXTS, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import { readRegistrations } from '@/server/features/legal/read-registrations'
import type { Mail, OutgoingMail } from '@/server/platform/email/mail'
import { writeMail } from '@/server/platform/email/write-mail'
import { MAILS } from './mails'

/** A message in a text, with sample facts, and what each name that it may hold stands for in them. */
export const drawText = async ({ kind, text }: { kind: MailTextKind; text: MailText }) => {
  const { worded } = MAILS[kind] as Mail<OutgoingMail>
  if (!worded) throw new Error(`${kind} is not sent in a text.`)
  const signature = await readRegistrations()
  const mail = await writeMail({ mail: await worded.preview(text), messageId: '<preview>', signature })
  const said = await worded.facts()
  const { known, required, blocks } = factsOfText(INITIAL_TEXTS[kind])
  return {
    mail: { to: mail.to, subject: mail.subject, html: mail.html, text: mail.text },
    facts: known.map((name) => ({
      name,
      sample: inWords(said[name] ?? ''),
      is_required: required.includes(name),
      is_block: blocks.includes(name),
    })),
  }
}

const inWords = (fact: string | readonly unknown[]): string =>
  typeof fact === 'string'
    ? fact
    : fact.map((part) => (typeof part === 'string' ? part : 'Un bloc que le site met en page.')).join(' ')
