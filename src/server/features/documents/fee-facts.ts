import type { FeeFacts } from '@/domain/changes/fee-calculation'
import { LOCKED_COLUMNS } from '@/server/features/reservations/lock-reservation'
import { CHANGED_AT, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'

/** What the paper about the fees of a booking is written from. */
export type FeePaper = FeeFacts & { number: string; name: string; names: string[] }

/** The facts of the fees of a reservation; 404 when there is none. */
export const readFeeFacts = async (reservationId: number): Promise<FeePaper> => {
  const [row] = await queryStatement<FeePaper>(sql`
    select ${LOCKED_COLUMNS}, e.name, ${PAID_CENTS} as "paidCents", r.savings_cents::int as "savingsCents",
      ${parisDay(CHANGED_AT)} as "changedOn",
      coalesce((select json_agg(concat_ws(' ', p.first_name, p.last_name) order by p.position) from participants p
        where p.reservation_id = r.id and p.first_name is not null), '[]'::json) as names,
      case when r.status = 'canceled' then json_build_object('on', ${parisDay(sql`coalesce(r.canceled_at, r.updated_at)`)},
        'feeCents', coalesce(r.cancellation_fee_cents, 0)::int, 'indemnityCents', coalesce(r.indemnity_cents, 0)::int,
        'byAgency', exists (select 1 from reservation_events v
          where v.reservation_id = r.id and v.kind = 'departure_canceled')) end as canceled
    from reservations r join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
    where r.id = ${reservationId}`)
  if (!row) throw notFound('Cette réservation n’existe pas.')
  return row
}
