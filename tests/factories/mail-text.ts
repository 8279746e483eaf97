import type { Payload } from 'payload'
import { INITIAL_TEXTS, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import type { MailText } from '@/payload-types'

/** A text of a mail from today on, published when nothing else is said; the initial text but for what is changed. */
export const createMailText = async (
  payload: Payload,
  { kind = 'welcome', ...data }: Partial<MailText> & { kind?: MailTextKind } = {},
): Promise<MailText> => {
  const { subject, title, preview, body } = INITIAL_TEXTS[kind]
  const { totalDocs } = await payload.count({ collection: 'mail-texts', where: { kind: { equals: kind } } })
  return payload.create({
    collection: 'mail-texts',
    data: {
      ...{
        kind,
        version: `text-${String(totalDocs + 2)}`,
        status: 'published',
        effective_on: new Date().toISOString(),
      },
      ...{ subject, title, preview, body: body.join('\n') },
      ...data,
    },
  })
}
