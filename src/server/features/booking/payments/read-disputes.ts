import type { Money } from '@/contract/money'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/payload/transaction-of'

/** The payments that are contested and not decided, the oldest first: the bank gives the agency some days to answer. */
export const readDisputes = (): Promise<Money['disputes']> =>
  queryStatement<Money['disputes'][number]>(sql`
    select x.reference, i.provider, r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      i.captured_cents as amount_cents, ${isoInstant(sql`x.opened_at`)} as opened_at
    from payment_disputes x join payment_intents i on i.id = x.intent_id left join reservations r on r.id = i.reservation_id
    where x.state = 'open' order by x.opened_at, x.reference`)
