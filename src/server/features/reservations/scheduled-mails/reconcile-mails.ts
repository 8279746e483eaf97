import { planMails } from '@/domain/reservations/plan-mails'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { keptMails, mailFacts, wantedMails, type MailFacts } from './mail-facts'

/** Makes the plan of a reservation's mails what its facts now say, in the transaction that changed them. */
export const reconcileMails = async ({
  transaction,
  reservationId,
  now = new Date(),
}: {
  transaction: Transaction
  reservationId: number
  now?: Date
}): Promise<void> => {
  const { rows } = await transaction.execute<MailFacts>(mailFacts(sql`r.id = ${reservationId}`))
  const facts = rows[0]
  if (!facts) return
  const { plan, skip, replace } = planMails({ wanted: wantedMails(facts, now), kept: keptMails(facts) })
  if (plan.length > 0) {
    // What somebody decided, or what is on its way, is not planned again by who read before that.
    await transaction.execute(sql`
      insert into scheduled_mails as m (reservation_id, kind, participant_id, occasion, due_at)
      select ${reservationId}, one ->> 'kind', (one ->> 'participantId')::int, (one ->> 'occasion')::date,
        (one ->> 'dueAt')::timestamptz
      from jsonb_array_elements(${JSON.stringify(plan)}::jsonb) one
      on conflict (reservation_id, kind, participant_id, occasion) do update
        set due_at = excluded.due_at, state = 'planned', reason = null, settled_at = null
        where m.state <> 'sent' and m.enqueued_at is null and m.note is null`)
  }
  const settled = [
    ...skip.map((one) => ({ ...one, state: 'skipped' })),
    ...replace.map((id) => ({ id, state: 'replaced', reason: 'moved' })),
  ]
  if (settled.length === 0) return
  await transaction.execute(sql`
    update scheduled_mails m set state = one ->> 'state', reason = one ->> 'reason', settled_at = now()
    from jsonb_array_elements(${JSON.stringify(settled)}::jsonb) one
    where m.id = (one ->> 'id')::int and m.state = 'planned' and m.enqueued_at is null and m.note is null`)
}
