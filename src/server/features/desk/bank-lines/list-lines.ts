import type { BankLine } from '@/contract/bank-lines'
import { matchGift, type AwaitedGift } from '@/domain/bank-lines/match-gift'
import { matchTransfer, referencesIn, saidBy, type AwaitedTransfer } from '@/domain/bank-lines/match-transfer'
import { PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { queryStatement } from '@/server/platform/db/query-statement'
import { NAME_OR_EMAIL, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql, type Transaction } from '@/server/platform/db/transaction-of'
import { readRefunds, returnedOf } from './refunds-sent'

const MOST = 500

type Row = Omit<BankLine, 'proposal' | 'returned_refund'> & { more: string }
type Awaited = AwaitedTransfer & { customer: string; expedition: string }

/** The lines of a state, the latest day first, each open one with the booking that it seems to be for. */
export const listLines = async ({
  state,
}: {
  state: BankLine['state']
}): Promise<{ lines: BankLine[]; has_more: boolean }> => {
  const rows = await queryStatement<Row>(sql`
    select b.id, b.gift_card_id, g.reference as gift_reference, to_char(b.booked_on, 'YYYY-MM-DD') as booked_on, b.amount_cents,
      b.kind, b.payer, b.words, b.more, b.state, ${TAKEN_BACK_ON} as taken_back_on,
      b.reservation_id, case when r.id is not null then coalesce(r.number, r.id::text) end as reservation_number,
      b.reason, a.first_name as author,
      case when c.id is not null then json_build_object('booked_on', to_char(c.booked_on, 'YYYY-MM-DD'), 'payer', c.payer,
        'state', c.state, 'number', (select coalesce(number, id::text) from reservations where id = c.reservation_id)) end as credit
    from bank_lines b left join reservations r on r.id = b.reservation_id left join users a on a.id = b.decided_by
      left join gift_cards g on g.id = b.gift_card_id left join bank_lines c on c.id = b.credit_line_id
    where b.state = ${state} order by b.booked_on desc, b.id desc limit ${MOST + 1}`)
  const lines = rows.slice(0, MOST)
  const awaited = state === 'open' && lines.length > 0 ? await readAwaitedBy(lines) : []
  const gifts = state === 'open' && lines.length > 0 ? await queryStatement<AwaitedCard>(AWAITED_GIFTS) : []
  const refunds = state === 'open' ? await readRefunds(lines.filter(({ kind }) => kind === 'refund_returned')) : []
  return {
    lines: lines.map(({ more, ...row }) => ({
      ...row,
      proposal: giftProposalOf({ row: { ...row, more }, gifts }) ?? proposalOf({ row: { ...row, more }, awaited }),
      returned_refund: returnedOf({ line: { ...row, more }, refunds }),
    })),
    has_more: rows.length > MOST,
  }
}

/** SQL of the day on which the bank took the transfer of a line `b` back; null while it did not. */
export const TAKEN_BACK_ON = sql`
  (select to_char(t.booked_on, 'YYYY-MM-DD') from bank_lines t where t.credit_line_id = b.id)`

/** The bookings that one of these lines may bear the reference of, or be the sum that is awaited. */
const readAwaitedBy = (lines: Row[]): Promise<Awaited[]> => {
  const references = new Set(lines.flatMap((line) => [...referencesIn(saidBy(line))].filter((one) => /\d/.test(one))))
  const sums = new Set(lines.map(({ amount_cents }) => amount_cents))
  return queryStatement<Awaited>(sql`${AWAITED} and r.id = any(array(
    select b.id from reservations b where ${PLAIN_REFERENCE} = any(${sql.param([...references])}::text[])
    union select b.id from reservations b
      where ${NOT_CANCELED.b} and b.total_cents > b.paid_cents and b.total_cents - b.paid_cents = any(${sql.param([...sums])}::numeric[])
    union select b.id from reservations b
      where ${NOT_CANCELED.b} and b.deposit_cents > b.paid_cents and b.deposit_cents - b.paid_cents = any(${sql.param([...sums])}::numeric[])))`)
}

/** As `plainReference` writes it: an index of this name has it. */
const PLAIN_REFERENCE = sql`upper(regexp_replace(coalesce(b.number, b.id::text), '[^[:alnum:]]', '', 'g'))`

const proposalOf = ({ row, awaited }: { row: Row; awaited: Awaited[] }): BankLine['proposal'] => {
  const match = matchTransfer({ line: { ...row, amountCents: row.amount_cents }, awaited })
  const booking = match && awaited.find(({ id }) => id === match.reservationId)
  if (!booking) return null
  return {
    reservation_id: booking.id,
    gift_card_id: null,
    number: booking.number,
    customer: booking.customer,
    expedition: booking.expedition,
    left_cents: Math.max(0, booking.leftCents),
    is_sure: match.isSure,
    reason: match.reason,
  }
}

const giftProposalOf = ({ row, gifts }: { row: Row; gifts: AwaitedCard[] }): BankLine['proposal'] => {
  const match = matchGift({ line: { ...row, amountCents: row.amount_cents }, awaited: gifts })
  const card = match && gifts.find(({ id }) => id === match.giftCardId)
  if (!card) return null
  return {
    ...{ reservation_id: null, gift_card_id: card.id, number: card.reference, customer: card.buyer },
    ...{ expedition: 'Carte cadeau', left_cents: card.amountCents, is_sure: match.isSure, reason: match.reason },
  }
}

type AwaitedCard = AwaitedGift & { buyer: string }

const AWAITED_GIFTS = sql`
  select g.id, g.reference, g.amount_cents as "amountCents", coalesce(g.giver_name, g.buyer_email, '') as buyer
  from gift_cards g where g.reference is not null and g.paid_at is null`

/** The gift card that still waits for a transfer of that reference; null without one. */
export const findAwaitedGift = async ({
  transaction,
  reference,
}: {
  transaction: Transaction
  reference: string
}): Promise<AwaitedGift | null> => {
  const { rows } = await transaction.execute<AwaitedGift>(sql`${AWAITED_GIFTS} and g.reference = upper(${reference})`)
  return rows[0] ?? null
}

// Those that are paid or canceled are found by their reference alone, and a year back at most.
const AWAITED = sql`
  select r.id, coalesce(r.number, r.id::text) as number, r.status = 'canceled' as "isCanceled", e.name as expedition,
    ${NAME_OR_EMAIL} as customer,
    array_remove(array[nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '')] || array(
      select nullif(trim(concat_ws(' ', p.first_name, p.last_name)), '') from participants p where p.reservation_id = r.id),
      null) as names,
    (r.total_cents - ${PAID_CENTS})::int as "leftCents",
    greatest(0, coalesce(r.deposit_cents, 0) - ${PAID_CENTS})::int as "depositLeftCents"
  from reservations r join users u on u.id = r.user_id
    join departures d on d.id = r.departure_id join expeditions e on e.id = d.expedition_id
  where d.departure_end > now() - interval '1 year'`

/** What that booking still waits for, in a transaction that holds it. */
export const readAwaited = async ({
  transaction,
  id,
}: {
  transaction: Transaction
  id: number
}): Promise<AwaitedTransfer | null> => {
  const { rows } = await transaction.execute<Awaited>(sql`${AWAITED} and r.id = ${id}`)
  return rows[0] ?? null
}
