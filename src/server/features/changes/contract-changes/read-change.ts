import type { ContractChangeDetail } from '@/contract/contract-changes'
import { changePercent, isAnswerOpen, type ChangeAnswer, type ChangeTerms } from '@/domain/changes/contract-change'
import { refundDay } from '@/domain/ledger/refund-due'
import { changeTermsSql } from '@/server/features/reservations/change-terms'
import { LOCKED_COLUMNS, type LockedReservation } from '@/server/features/reservations/lock-reservation'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { onlyRow } from '@/server/platform/db/only-row'
import { parisDay } from '@/server/platform/db/paris-day'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { readOtherDates } from '../cancellation/read-other-dates'
import { changedPrice } from './changed-price'

/** A line of a change with all that is asked to read or to settle it; sums in cents. */
export type ChangeLine = LockedReservation & {
  changeId: number
  changedDepartureId: number
  kind: 'price' | 'content'
  expedition: string
  departureEnd: string
  justification: string
  was: string | null
  becomes: string | null
  oldStart: string | null
  oldEnd: string | null
  newStart: string | null
  newEnd: string | null
  variations: Array<{ cause: 'fuel' | 'taxes' | 'currency'; from: number; to: number }>
  offersDates: boolean
  answerBy: string
  newUnitCents: number
  newChildCents: number | null
  fromCents: number
  toCents: number
  needsAnswer: boolean
  silence: 'accept' | 'terminate'
  textVersion: string
  terms: ChangeTerms | null
  answer: ChangeAnswer | 'void' | null
  answeredBy: string | null
  answeredOn: string | null
  keptRefundCents: number | null
  paidCents: number
}

/** The line of a change for a reservation, the last one when none is named; 404 without any. */
export const readChangeLine = async ({
  run,
  reservationId,
  changeId = null,
}: {
  run: Transaction['execute']
  reservationId: number
  changeId?: number | null
}): Promise<ChangeLine> => {
  const { rows } = await run<ChangeLine>(sql`
    select ${LOCKED_COLUMNS}, c.id as "changeId", c.departure_id as "changedDepartureId", c.kind, e.name as expedition,
      ${parisDay(sql`d.departure_end`)} as "departureEnd", c.justification, c.was, c.becomes,
      to_char(c.old_start, 'YYYY-MM-DD') as "oldStart", to_char(c.old_end, 'YYYY-MM-DD') as "oldEnd",
      to_char(c.new_start, 'YYYY-MM-DD') as "newStart", to_char(c.new_end, 'YYYY-MM-DD') as "newEnd",
      c.variations, c.offers_dates as "offersDates", to_char(c.answer_by, 'YYYY-MM-DD') as "answerBy",
      a.unit_cents as "newUnitCents", a.child_cents as "newChildCents", a.from_cents as "fromCents", a.to_cents as "toCents",
      a.needs_answer as "needsAnswer", a.silence, a.text_version as "textVersion",
      coalesce(nullif(r.contract -> 'changes', 'null'), ${sql.raw(changeTermsSql('c.planned_at'))}) as terms,
      a.answer, a.answered_by as "answeredBy", ${parisDay(sql`a.answered_at`)} as "answeredOn",
      a.refund_cents as "keptRefundCents", ${PAID_CENTS} as "paidCents"
    from contract_change_answers a join contract_changes c on c.id = a.change_id
      join reservations r on r.id = a.reservation_id join departures d on d.id = r.departure_id
      join expeditions e on e.id = d.expedition_id
    where a.reservation_id = ${reservationId} and (${changeId}::int is null or c.id = ${changeId})
    order by c.id desc limit 1`)
  if (!rows[0]) throw notFound('Il n’y a pas de modification à lire pour cette réservation.')
  return onlyRow(rows)
}

/** Whether a line may still be answered: it stands on the departure that was changed. */
export const isLineOpen = (line: ChangeLine): boolean =>
  isAnswerOpen({ ...line, isCanceled: line.status === 'canceled' || line.departureId !== line.changedDepartureId })

/** What comes back to who ends the contract, in cents: all that was paid, less what is kept for travelers canceled before. */
export const refundOf = ({ paidCents, travelersFeeCents }: ChangeLine): number =>
  Math.max(0, paidCents - Math.min(travelersFeeCents, paidCents))

/** What the contract costs if the change holds, in cents. */
export const totalAfter = (line: ChangeLine): number =>
  line.answer === null && line.needsAnswer
    ? changedPrice({ reservation: line, unitCents: line.newUnitCents, childCents: line.newChildCents }).totalCents
    : line.toCents

/** A change of a contract as its customer reads and answers it. */
export const readChange = async (asked: {
  run: Transaction['execute']
  reservationId: number
  changeId?: number | null
}): Promise<ContractChangeDetail> => {
  const line = await readChangeLine(asked)
  const isOpen = isLineOpen(line)
  const isAsked = line.answer === null && line.needsAnswer
  const [fromCents, toCents] = isAsked ? [line.totalCents, totalAfter(line)] : [line.fromCents, line.toCents]
  return {
    change_id: line.changeId,
    reservation_id: line.id,
    number: line.number,
    expedition: line.expedition,
    departure_start: line.departureStart,
    departure_end: line.departureEnd,
    travelers_count: line.travelers,
    kind: line.kind,
    justification: line.justification,
    was: line.was,
    becomes: line.becomes,
    days: daysOf(line),
    causes: line.variations.map((one) => ({ ...one, share_percent: line.terms?.[`${one.cause}_percent`] ?? 0 })),
    total_before: fromCents / 100,
    total_after: toCents / 100,
    change_percent: changePercent({ fromCents, toCents }),
    needs_answer: line.needsAnswer,
    is_open: isOpen,
    answer_by: line.answerBy,
    silence: line.silence,
    text_version: line.textVersion,
    refund: { amount: refundOf(line) / 100, by: refundDay(line.today) },
    dates:
      isOpen && line.offersDates
        ? (await readOtherDates({ run: asked.run, reservationId: line.id })).map(
            ({ total_cents, difference_cents: difference, ...date }) => ({
              ...date,
              // Unlike after a cancellation, what is kept for travelers canceled before stays a part of this same contract.
              total: (total_cents + line.travelersFeeCents) / 100,
              difference: difference / 100,
            }),
          )
        : [],
    answered: line.answer && {
      answer: line.answer,
      is_silence: line.answeredBy === 'clock',
      on: line.answeredOn ?? line.today,
      refund: line.keptRefundCents === null ? null : line.keptRefundCents / 100,
      refund_by: refundDay(line.answeredOn ?? line.today),
    },
  }
}

const daysOf = ({ oldStart, oldEnd, newStart, newEnd }: ChangeLine): ContractChangeDetail['days'] =>
  oldStart !== null && oldEnd !== null && newStart !== null && newEnd !== null
    ? { was: { start: oldStart, end: oldEnd }, becomes: { start: newStart, end: newEnd } }
    : null
