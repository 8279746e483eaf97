import type { UnpaidStart } from '@/contract/unpaid-starts'
import { isToBeCalled, MOST_CALL_DAYS, UNPAID_CALL_DAYS } from '@/domain/ledger/unpaid-start'
import { TODAY_TEXT } from '@/server/platform/db/paris-day'
import { NOT_CANCELED_TEXT } from '@/server/platform/db/shared-terms'
import type { MailQuery } from '@/server/platform/email/mail'
import { IS_UNPAID_TEXT, UNPAID_TEXT } from './unpaid-sql'

type Row = UnpaidStart & { today: string; callDays: number }

// As many working days and holidays around them are well within so many days.
const MOST_DAYS = 3 * MOST_CALL_DAYS

const STATEMENT = /* sql */ `
  select r.id, coalesce(r.number, r.id::text) as number,
    coalesce(r.billing_name, nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) as customer, u.phone,
    e.name, to_char(d.first_day, 'YYYY-MM-DD') as departure_start, ${UNPAID_TEXT} as due_cents,
    to_char(${TODAY_TEXT}, 'YYYY-MM-DD') as today,
    coalesce((select s.unpaid_call_days::int from site_settings s limit 1), ${String(UNPAID_CALL_DAYS)}) as "callDays"
  from departures d join reservations r on r.departure_id = d.id join expeditions e on e.id = d.expedition_id
    join users u on u.id = r.user_id
  where d.first_day between ${TODAY_TEXT} and ${TODAY_TEXT} + ${String(MOST_DAYS)} and ${NOT_CANCELED_TEXT.d} and ${IS_UNPAID_TEXT}
    and ($1::int[] is null or r.id = any($1))
  order by d.first_day, r.id`

/** The bookings that are to be called for as they leave soon and are not paid, the first departure first; of these numbers alone if given. */
export const readUnpaidStarts = async (
  query: MailQuery,
  reservationIds: number[] | null = null,
): Promise<UnpaidStart[]> => {
  const { rows } = await query<Row>(STATEMENT, [reservationIds])
  return rows.flatMap(({ today, callDays, ...start }) =>
    isToBeCalled({ departureStart: start.departure_start, today, callDays }) ? [start] : [],
  )
}
