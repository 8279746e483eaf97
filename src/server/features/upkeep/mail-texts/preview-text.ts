import type { MailTextPreview } from '@/contract/mail-texts'
import { bodyLines } from '@/domain/mail-texts/mail-text'
import { mailTextFaults } from '@/domain/mail-texts/mail-text-faults'
import { INITIAL_TEXTS, isMailTextKind } from '@/domain/mail-texts/mail-texts'
import { mailPreviewer } from '@/server/platform/email/mail-previewer'
import { notFound } from '@/server/platform/http/errors'

type Typed = { kind: string; subject: string; title: string; preview: string; body: string }

/** A mail in a text that is being written: as it would leave, or why it can't. */
export const previewText = async ({ kind, body, ...parts }: Typed): Promise<MailTextPreview> => {
  if (!isMailTextKind(kind)) throw notFound('Ce mail n’existe pas.')
  const { inText } = mailPreviewer()
  if (!inText) throw new Error('Nobody started the previews of texts in this process.')
  const text = { ...parts, body: bodyLines(body) }
  const initial = INITIAL_TEXTS[kind]
  const faults = mailTextFaults({ text, initial })
  const { mail, facts } = await inText({ kind, text: faults.length > 0 ? initial : text })
  return { mail: faults.length > 0 ? null : mail, faults, facts }
}
