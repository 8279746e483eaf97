import { sql } from '@/server/platform/db/transaction-of'

/**
 * SQL of a reservation `r` whose number stands on an imported transfer that the desk has not written down yet: the money is
 * there, so that nobody is asked for it, charged or released.
 */
export const IS_ON_ACCOUNT = sql`exists (select from bank_lines b where b.state = 'open' and b.kind in ('transfer', 'batch')
  and not exists (select from bank_lines t where t.credit_line_id = b.id)
  and upper(regexp_replace(concat_ws(' ', b.words, b.payer, b.more), '[^[:alnum:]]', '', 'g'))
    ~ (upper(regexp_replace(r.number, '[^[:alnum:]]', '', 'g')) || '(?![0-9])'))`
