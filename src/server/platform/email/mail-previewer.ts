import type { MailTextPreview } from '@/contract/mail-texts'
import type { PreviewedMail } from '@/contract/previewed-mail'
import type { MailText } from '@/domain/mail-texts/mail-text'
import type { MailTextKind } from '@/domain/mail-texts/mail-texts'
import type { ComposedMail, MailQuery, OutgoingMail } from './mail'

export type ToldMail = { audience: PreviewedMail['audience']; mail: ComposedMail }

type MailPreviewer = {
  /** The messages of an outbox that are about bookings, as they would be composed within the transaction of `query`. */
  compose?: (asked: { outbox: OutgoingMail[]; query: MailQuery }) => Promise<ToldMail[]>
  /** What would be sent of them. */
  write?: (asked: { told: ToldMail[]; signature: string[] }) => Promise<PreviewedMail[]>
  /** A message in a text that is not published, with sample facts. */
  inText?: (asked: { kind: MailTextKind; text: MailText }) => Promise<DrawnText>
}

type DrawnText = Pick<MailTextPreview, 'facts'> & { mail: NonNullable<MailTextPreview['mail']> }

// Next has its own copy of this module: what the server starts, its routes find here.
const shared = globalThis as typeof globalThis & { lagopedeMailPreviewer?: MailPreviewer }

/** What writes messages for a preview; empty where nobody started it. Next's routes can't draw a message by themselves. */
export const mailPreviewer = (): MailPreviewer => (shared.lagopedeMailPreviewer ??= {})
