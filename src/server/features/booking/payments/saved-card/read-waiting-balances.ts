import type { Money } from '@/contract/money'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/payload/transaction-of'
import { PAID_CENTS } from '../../reservations/reservation-facts'

/** The balances that wait, as the card that was kept for them was refused, or its bank wants its holder. */
export const readWaitingBalances = (): Promise<Money['waiting_balances']> =>
  queryStatement<Money['waiting_balances'][number]>(sql`
    select r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) as customer,
      (r.total_cents - ${PAID_CENTS})::int as amount_cents, ${parisDay(sql`r.balance_due_on`)} as due_on,
      coalesce((select v.detail from reservation_events v where v.reservation_id = r.id and v.kind = 'payment_failed'
        order by v.id desc limit 1), '') as reason
    from saved_cards s join reservations r on r.id = s.reservation_id join users u on u.id = r.user_id
    where s.refused_at is not null and ${NOT_CANCELED.r} and r.total_cents > ${PAID_CENTS}
    order by r.balance_due_on, r.id`)
