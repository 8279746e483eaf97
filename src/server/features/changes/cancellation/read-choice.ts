import type { CancellationChoiceDetail } from '@/contract/cancellation'
import { isChoiceOpen, type CancellationChoice } from '@/domain/changes/cancellation-choice'
import { creditExpiry } from '@/domain/ledger/credit'
import { refundDay } from '@/domain/ledger/refund-due'
import { versionInForce } from '@/server/features/legal/in-force'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { readOtherDates } from './read-other-dates'
import { REFUNDABLE_CENTS } from './refundable-cents'

type Row = {
  reservation_id: number
  number: string
  expedition: string
  departure_start: string
  departure_end: string
  travelers_count: number
  reason: string | null
  answer_by: string
  canceled_on: string
  today: string
  refundable_cents: number
  indemnity_cents: number
  text_version: string | null
  choice: CancellationChoice | null
  chosen_by: string | null
  amount_cents: number | null
  new_id: number | null
  new_start: string | null
  new_end: string | null
  credit_expires_on: string | null
}

/** What may be chosen for a reservation whose departure the agency canceled, or what was; 404 when there is nothing to choose. */
export const readChoice = async ({
  run,
  reservationId,
}: {
  run: Transaction['execute']
  reservationId: number
}): Promise<CancellationChoiceDetail> => {
  const { rows } = await run<Row>(sql`
    select c.reservation_id, coalesce(r.number, r.id::text) as number, e.name as expedition,
      ${parisDay(sql`d.departure_start`)} as departure_start, ${parisDay(sql`d.departure_end`)} as departure_end,
      r.travelers_count::int as travelers_count, x.reason, to_char(c.answer_by, 'YYYY-MM-DD') as answer_by,
      ${parisDay(sql`r.canceled_at`)} as canceled_on, ${parisDay(sql`clock_timestamp()`)} as today,
      ${REFUNDABLE_CENTS} as refundable_cents, coalesce(r.indemnity_cents, 0)::int as indemnity_cents,
      ${sql.raw(versionInForce('cancellation_choices'))} as text_version, c.choice, c.chosen_by, c.amount_cents,
      n.id as new_id, ${parisDay(sql`o.departure_start`)} as new_start, ${parisDay(sql`o.departure_end`)} as new_end,
      (select to_char(a.expires_on, 'YYYY-MM-DD') from credit_accounts a
        where a.origin_reservation_id = r.id and a.kind = 'credit') as credit_expires_on
    from cancellation_choices c join departure_cancellations x on x.id = c.cancellation_id
      join reservations r on r.id = c.reservation_id join departures d on d.id = r.departure_id
      join expeditions e on e.id = d.expedition_id
      left join reservations n on n.id = c.new_reservation_id left join departures o on o.id = n.departure_id
    where c.reservation_id = ${reservationId}`)
  const row = rows[0]
  if (!row) throw notFound('Il n’y a rien à choisir pour cette réservation.')
  const { refundable_cents: cents, text_version, canceled_on, today, choice, answer_by } = row
  const isOpen = isChoiceOpen({ answerBy: answer_by, today, choice })
  return {
    reservation_id: row.reservation_id,
    number: row.number,
    expedition: row.expedition,
    departure_start: row.departure_start,
    departure_end: row.departure_end,
    travelers_count: row.travelers_count,
    reason: row.reason,
    answer_by,
    is_open: isOpen,
    refund: { amount: cents / 100, by: refundDay(canceled_on) },
    indemnity: row.indemnity_cents / 100,
    credit:
      isOpen && cents > 0 && text_version !== null ? { amount: cents / 100, expires_on: creditExpiry(today) } : null,
    dates: isOpen
      ? (await readOtherDates({ run, reservationId })).map(({ total_cents, difference_cents, ...date }) => ({
          ...date,
          total: total_cents / 100,
          difference: difference_cents / 100,
        }))
      : [],
    text_version,
    chosen: choice && {
      choice,
      is_silence: row.chosen_by === 'clock',
      amount: (row.amount_cents ?? 0) / 100,
      departure_start: row.new_start,
      departure_end: row.new_end,
      reservation_id: row.new_id,
      credit_expires_on: row.credit_expires_on,
    },
  }
}
