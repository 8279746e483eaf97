import type { Money } from '@/contract/money'
import { differenceAdvice } from '@/domain/payments/difference-advice'
import { lastCardOf } from '@/server/features/ledger/gift-cards/gift-origin'
import { IS_UNSETTLED, PAID_CENTS } from '@/server/features/reservations/reservation-facts'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay, TODAY } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { FIRST_DAY, NAME_OR_EMAIL, NOT_CANCELED } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { MOST_LISTED, readLateBookings } from './read-late-bookings'

/** The sums due and to be refunded by departure, the late bookings, and the differences between our ledger and a provider's records. */
export const readMoney = async (): Promise<Money> => {
  const [due, late, waiting_balances, disputes, differences, comparisons] = await Promise.all([
    readDue(),
    readLateBookings(),
    readWaitingBalances(),
    readDisputes(),
    readDifferences(),
    queryStatement<Money['comparisons'][number]>(sql`
      select provider, ${isoInstant(sql`compared_at`)} as compared_at, payments from payment_comparisons order by provider`),
  ])
  return { ...due, late, waiting_balances, disputes, differences, comparisons }
}

type DueRow = Money['departures'][number] & { all: Money['due'] }

/** The departures with something due, the first to leave first, and what all of them amount to: more, maybe, than an integer of PostgreSQL holds. */
const readDue = async (): Promise<Pick<Money, 'departures' | 'due'>> => {
  const rows = await queryStatement<DueRow>(sql`
    with booked as (
      select r.departure_id as id,
        case when ${NOT_CANCELED.r} then r.total_cents::int else 0 end as total, r.paid_cents as paid,
        greatest(0, r.paid_cents - case when r.status = 'canceled'
          then coalesce(r.cancellation_fee_cents, 0) - coalesce(r.indemnity_cents, 0) else r.total_cents end)::int as refund
      from reservations r join departures d on d.id = r.departure_id
      where ${FIRST_DAY} > ${TODAY} - 60 and ${IS_UNSETTLED}
    ), due as (
      select b.id, sum(greatest(0, b.total - b.paid))::int as due_cents, sum(b.refund)::int as refund_cents
      from booked b group by b.id
      having sum(greatest(0, b.total - b.paid)) > 0 or sum(b.refund) > 0
    )
    select o.id, e.name, ${parisDay(sql`d.departure_start`)} as departure_start, o.due_cents, o.refund_cents,
      (select json_build_object('departures_count', count(*), 'due_cents', sum(a.due_cents),
        'refund_cents', sum(a.refund_cents)) from due a) as all
    from due o join departures d on d.id = o.id join expeditions e on e.id = d.expedition_id
    order by d.departure_start, o.id limit ${MOST_LISTED}`)
  return {
    departures: rows.map(({ all: _, ...departure }) => departure),
    due: rows[0]?.all ?? { departures_count: 0, due_cents: 0, refund_cents: 0 },
  }
}

type DifferenceRow = Omit<Money['differences'][number], 'advice'> & {
  is_canceled: boolean | null
  left_cents: number | null
}

/** What the desk has not decided on: of a payment, of a refund of one, or of a payout. */
const readDifferences = async (): Promise<Money['differences']> => {
  const rows = await queryStatement<DifferenceRow>(sql`
    select x.id, x.provider, x.provider_reference as reference, x.kind, x.detail,
      ${isoInstant(sql`x.found_at`)} as found_at, r.id as reservation_id, r.status = 'canceled' as is_canceled,
      (r.total_cents - r.paid_cents)::int as left_cents,
      case when x.kind = 'refund' then (select (${lastCardOf('g.id')}) from gift_cards g
        where g.intent_id = i.id and g.paid_at is not null) end as gift_card_id
    from payment_differences x
    left join lateral (
      select f.intent_id, f.reservation_id from payment_refunds f join payment_intents o on o.id = f.intent_id
      where x.kind = 'refund' and f.provider_reference = x.provider_reference and o.provider = x.provider) f on true
    left join payment_intents i on i.id = f.intent_id
      or f.intent_id is null and i.provider = x.provider and i.provider_reference = x.provider_reference
    left join reservations r on r.id = coalesce(f.reservation_id, i.reservation_id)
    where x.gone_at is null and x.decided_at is null order by x.found_at, x.id`)
  return rows.map(({ is_canceled: isCanceled, left_cents: leftCents, ...row }) => ({
    ...row,
    advice: differenceAdvice({
      kind: row.kind,
      reservation: isCanceled === null ? null : { isCanceled, leftCents: leftCents ?? 0 },
      isGift: row.gift_card_id !== null,
    }),
  }))
}

/** The payments that are contested and not decided, the oldest first: the bank gives the agency some days to answer. */
const readDisputes = (): Promise<Money['disputes']> =>
  queryStatement<Money['disputes'][number]>(sql`
    select x.reference, i.provider, r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      case when g.id is not null then json_build_object('id', g.id, 'last4', g.last4, 'is_stopped', g.stopped_at is not null)
        end as gift_card,
      i.captured_cents as amount_cents, ${isoInstant(sql`x.opened_at`)} as opened_at
    from payment_disputes x join payment_intents i on i.id = x.intent_id left join reservations r on r.id = i.reservation_id
    left join gift_cards b on b.intent_id = i.id and b.paid_at is not null
    left join gift_cards g on g.id = (${lastCardOf('b.id')})
    where x.state = 'open' order by x.opened_at, x.reference`)

/** The balances that wait, as the card that was kept for them was refused, or its bank wants its holder. */
const readWaitingBalances = (): Promise<Money['waiting_balances']> =>
  queryStatement<Money['waiting_balances'][number]>(sql`
    select r.id as reservation_id, coalesce(r.number, r.id::text) as number,
      ${NAME_OR_EMAIL} as customer,
      (r.total_cents - ${PAID_CENTS})::int as amount_cents, ${parisDay(sql`r.balance_due_on`)} as due_on,
      coalesce((select v.detail from reservation_events v where v.reservation_id = r.id and v.kind = 'payment_failed'
        order by v.id desc limit 1), '') as reason
    from saved_cards s join reservations r on r.id = s.reservation_id join users u on u.id = r.user_id
    where s.refused_at is not null and ${NOT_CANCELED.r} and r.total_cents > ${PAID_CENTS}
    order by r.balance_due_on, r.id`)
