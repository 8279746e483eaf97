import { planMails } from '@/domain/reservations/plan-mails'
import {
  keptMails,
  mailFacts,
  wantedMails,
  type MailFacts,
} from '@/server/features/reservations/scheduled-mails/mail-facts'
import { query } from '@/server/platform/db/pool'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

const STEP = 5_000

/** Writes the plans that the rules make for the bookings numbered so, as their own changes would have; what is due by now has left. */
export const planAllMails = async ({ from, to }: { from: number; to: number }): Promise<void> => {
  const now = new Date()
  for (let first = from; first <= to; first += STEP) {
    const last = Math.min(to, first + STEP - 1)
    const facts = await queryStatement<MailFacts>(
      mailFacts(
        sql`r.id between ${first} and ${last} and r.status <> 'canceled' and d.departure_end > now() - interval '16 days'`,
      ),
    )
    const mails = facts.flatMap((one) =>
      planMails({ wanted: wantedMails(one, now), kept: keptMails(one) }).plan.map((mail) => ({ ...mail, id: one.id })),
    )
    await query(
      `insert into scheduled_mails (reservation_id, kind, participant_id, occasion, due_at, state, settled_at, enqueued_at)
       select (one ->> 'id')::int, one ->> 'kind', (one ->> 'participantId')::int, (one ->> 'occasion')::date, due,
         case when due <= now() then 'sent' else 'planned' end, case when due <= now() then due end, case when due <= now() then due end
       from jsonb_array_elements($1::jsonb) one, lateral (select (one ->> 'dueAt')::timestamptz as due) d`,
      [JSON.stringify(mails)],
    )
  }
}
