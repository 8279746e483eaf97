import { bodyLines, type MailText } from '@/domain/mail-texts/mail-text'
import { mailTextFaults } from '@/domain/mail-texts/mail-text-faults'
import { INITIAL_TEXTS, isMailTextKind, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { createLogger } from '@/server/platform/log/create-logger'
import type { MailQuery } from '../db/mail-query'

type Stored = { id: number; kind: string; subject: string; title: string; preview: string; body: string }

const IN_FORCE = /* sql */ `
  select distinct on (t.kind) t.id, t.kind, t.subject, t.title, t.preview, t.body from mail_texts t
  where t.status = 'published' and (t.effective_on at time zone 'Europe/Paris')::date <= ${TODAY_TEXT}
    and ($1::text is null or t.kind = $1)
  order by t.kind, (t.effective_on at time zone 'Europe/Paris')::date desc, t.id desc`

const log = createLogger({ name: 'mail' })

/** The text that a mail is sent in today: the agency's last one, or the initial one where there is none or it can't serve. */
export const mailTextInForce = async ({ kind, query }: { kind: MailTextKind; query: MailQuery }): Promise<MailText> => {
  const [stored] = (await query<Stored>(IN_FORCE, [kind])).rows
  const initial = INITIAL_TEXTS[kind]
  if (!stored) return initial
  const text = textOf(stored)
  if (mailTextFaults({ text, initial }).length === 0) return text
  log.error({ kind, version: stored.id }, 'a mail left in its initial text: the published one does not fit it')
  return initial
}

/** The published texts in force that do not fit their mail, whose initial text leaves in their place. */
export const listUnfitTexts = async (query: MailQuery): Promise<Array<{ id: number; name: string }>> => {
  const stored = (await query<Stored>(IN_FORCE, [null])).rows
  return stored.flatMap(({ kind, ...text }) => {
    // A kind that no mail has any more is sent by nothing.
    if (!isMailTextKind(kind)) return []
    const initial = INITIAL_TEXTS[kind]
    return mailTextFaults({ text: textOf(text), initial }).length > 0 ? [{ id: text.id, name: initial.name }] : []
  })
}

const textOf = ({ subject, title, preview, body }: Omit<Stored, 'kind'>): MailText => ({
  ...{ subject, title, preview },
  body: bodyLines(body),
})
