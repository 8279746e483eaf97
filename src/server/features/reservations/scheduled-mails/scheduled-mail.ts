import type { ScheduledMailKind } from '@/domain/reservations/scheduled-mails'
import { sql } from '@/server/platform/db/transaction-of'
import { transactionOnClient } from '@/server/platform/db/transaction-on-client'
import type { Mail, MailQuery } from '@/server/platform/email/mail'
import { mailFacts, wantedMails, type MailFacts } from './mail-facts'

export type ScheduledMailReader = { reservationId: number; participantId: number | null }

type Planned = { reservationId: number; participantId: number | null; kind: ScheduledMailKind; occasion: string | null }

const PLANNED = /* sql */ `
  select reservation_id as "reservationId", participant_id as "participantId", kind,
    to_char(occasion, 'YYYY-MM-DD') as occasion
  from scheduled_mails where id = $1 and state = 'planned'`

// Nothing keeps it from being planned again, were what it is about to come back; of whom nothing can be said is left alone.
const SKIP = /* sql */ `
  update scheduled_mails set state = $2, reason = $3, settled_at = now(),
    enqueued_at = case when $3 = 'nothing_to_say' then enqueued_at end
  where id = $1 and state = 'planned'`

const SENT = /* sql */ `
  with sent as (
    update scheduled_mails set state = 'sent', settled_at = now() where id = $1 and state = 'planned'
    returning reservation_id, kind
  )
  update reservations r set review_invited_at = now() from sent
  where sent.reservation_id = r.id and sent.kind = 'review_invitation'`

/**
 * A message that leaves at its hour: as it leaves, it looks whether it is still wanted, and says why if it is not; once it
 * has left, that is written down by one statement, after which it is found no more.
 */
export const scheduledMail = (mail: Mail<ScheduledMailReader>): Mail<{ scheduledMailId: number }> => ({
  ...mail,
  limitedFor: () => 'nobody',
  compose: async ({ scheduledMailId }, query) => {
    const planned = (await query<Planned>(PLANNED, [scheduledMailId])).rows[0]
    if (!planned) return null
    const refusal = await refusalOf(planned, query)
    const composed = refusal === null ? await mail.compose(planned, query) : null
    if (composed === null) {
      const state = refusal === 'moved' ? 'replaced' : 'skipped'
      await query(SKIP, [scheduledMailId, state, refusal ?? 'nothing_to_say'])
      return null
    }
    return { ...composed, onSent: (run) => run(SENT, [scheduledMailId]) }
  },
})

/** Why it is no longer to leave, by the facts of this moment; null while it is. */
const refusalOf = async (
  { reservationId, participantId, kind, occasion }: Planned,
  query: MailQuery,
): Promise<string | null> => {
  const { rows } = await transactionOnClient({ query }).execute<MailFacts>(mailFacts(sql`r.id = ${reservationId}`))
  const facts = rows[0]
  if (!facts) return 'canceled'
  if (participantId !== null && !facts.reservation.invited.includes(participantId)) return 'no_address'
  const wanted = wantedMails(facts, new Date()).find(
    (one) => one.kind === kind && one.participantId === participantId && one.occasion === occasion,
  )
  return wanted ? wanted.refusal : 'moved'
}
