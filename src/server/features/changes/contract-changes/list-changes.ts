import type { DeskChange } from '@/contract/contract-changes'
import { CUSTOMER_NAME } from '@/server/platform/db/shared-terms'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/** The changes of the contracts of a departure, the last one first, with who answered what. */
export const listChanges = (departureId: number): Promise<DeskChange[]> =>
  queryStatement<DeskChange>(sql`
    select c.id, c.kind, c.state, ${isoInstant(sql`c.runs_at`)} as runs_at, c.justification, x.first_name as author, c.refusal,
      to_char(c.answer_by, 'YYYY-MM-DD') as answer_by, coalesce((
        select json_agg(json_build_object('reservation_id', r.id,
            'customer', ${CUSTOMER_NAME},
            'phone', u.phone, 'from_cents', a.from_cents, 'to_cents', a.to_cents, 'needs_answer', a.needs_answer,
            'answer', a.answer, 'is_silence', coalesce(a.answered_by = 'clock', false),
            'answered_at', ${isoInstant(sql`a.answered_at`)}) order by r.id)
        from contract_change_answers a join reservations r on r.id = a.reservation_id join users u on u.id = r.user_id
        where a.change_id = c.id), '[]'::json) as answers
    from contract_changes c left join users x on x.id = c.author_id
    where c.departure_id = ${departureId} and c.state <> 'stopped' order by c.id desc limit 20`)
