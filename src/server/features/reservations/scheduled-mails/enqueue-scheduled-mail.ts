import type { ScheduledMailKind } from '@/domain/reservations/scheduled-mails'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { enqueueMail } from '@/server/platform/email/enqueue-mail'

type Enqueued = { id: number; kind: ScheduledMailKind; participantId: number | null }

/** Puts planned mails in the outbox, each once: one that is on its way, or left, is passed over. Answers how many it took. */
export const enqueueScheduledMails = async ({
  transaction,
  ids,
  authorId = null,
}: {
  transaction: Transaction
  ids: number[]
  /** Of the agency, who would not wait for its hour. */
  authorId?: number | null
}): Promise<number> => {
  const { rows } = await transaction.execute<Enqueued>(sql`
    update scheduled_mails m set enqueued_at = now(), author_id = coalesce(${authorId}::int, m.author_id)
    where m.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
      and m.state = 'planned' and m.enqueued_at is null
    returning m.id, m.kind, m.participant_id as "participantId"`)
  for (const { id, ...scheduled } of rows) {
    await enqueueMail({
      transaction,
      mail: { template: scheduledTemplate(scheduled), scheduledMailId: id },
      key: scheduledMailKey(id),
    })
  }
  return rows.length
}

/** The key of the job that sends it. */
const scheduledMailKey = (id: number): string => `scheduled_mail:${String(id)}`

/** What those who were invited receive in place of what is written to who booked. */
const INVITED_TEMPLATES = { trip_in_7_days: 'invited_in_7_days', trip_tomorrow: 'invited_tomorrow' } as const

export type ScheduledTemplate = ScheduledMailKind | (typeof INVITED_TEMPLATES)[keyof typeof INVITED_TEMPLATES]

/** The message of a scheduled mail, by who reads it. */
const scheduledTemplate = ({
  kind,
  participantId,
}: {
  kind: ScheduledMailKind
  participantId: number | null
}): ScheduledTemplate =>
  participantId !== null && (kind === 'trip_in_7_days' || kind === 'trip_tomorrow') ? INVITED_TEMPLATES[kind] : kind
