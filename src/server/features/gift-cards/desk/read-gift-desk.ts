import type { GiftDesk } from '@/contract/gift-desk'
import { reversalRefusal } from '@/domain/gift-cards/gift-desk'
import { paidIntentOf } from '@/server/features/ledger/gift-cards/gift-origin'
import { isoInstant } from '@/server/platform/db/iso-instant'
import { parisDay } from '@/server/platform/db/paris-day'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { notFound } from '@/server/platform/http/errors'
import { SPENT_CENTS } from './reverse-gift-entry'
import { DESK_GIFT } from './search-gifts'

type Entry = Omit<GiftDesk['entries'][number], 'may_reverse'> & {
  isReversed: boolean
  isCanceled: boolean
  spentCents: number
}
type Row = Omit<GiftDesk, 'entries'> & { entries: Entry[]; isHeld: boolean }

/** A card for the desk: its ledger with what it held after each line, what happened to it, and what it replaces. Never its code. */
export const readGiftDesk = async (id: number): Promise<GiftDesk> => {
  const [row] = await queryStatement<Row>(sql`
    select c.*, x.message, x.trip_name, to_char(x.send_on, 'YYYY-MM-DD') as send_on, ${isoInstant(sql`x.sent_at`)} as sent_at,
      u.first_name as issued_by, x.issued_for,
      (select json_build_object('id', b.id, 'last4', b.last4) from gift_cards b where b.id = x.replaces_id) as replaces,
      (select json_build_object('id', n.id, 'last4', n.last4) from gift_cards n where n.replaces_id = x.id) as replaced_by,
      (select json_build_object('amount_cents', f.amount_cents, 'due_on', to_char(f.due_on, 'YYYY-MM-DD'),
          'made_on', ${parisDay(sql`f.made_at`)}, 'by', m.first_name)
        from gift_repayments f left join users m on m.id = f.made_by where f.card_id = x.id) as repayment,
      ${DISPUTES} as disputes, ${HELD} as "isHeld", ${ENTRIES} as entries, ${EVENTS} as events
    from (${DESK_GIFT} where g.id = ${id} and (g.paid_at is not null or g.paid_by <> 'card')) c
      join gift_cards x on x.id = c.id left join users u on u.id = x.issued_by`)
  if (!row) throw notFound('Cette carte n’existe pas, ou n’est pas payée.')
  const { entries, isHeld, ...card } = row
  return {
    ...card,
    entries: entries.map(({ isReversed, isCanceled, spentCents, ...entry }) => ({
      ...entry,
      may_reverse:
        isHeld &&
        reversalRefusal({
          ...{ reason: entry.reason, amountCents: entry.amount_cents },
          ...{ isReversed, isCanceled, spentCents },
        }) === null,
    })),
  }
}

/** Whether the last of the cards that the worth of `x` went to may hold something. */
const HELD = sql`(with recursive chain as (
    select x.id, x.stopped_at, 0 as step
    union all select o.id, o.stopped_at, c.step + 1 from gift_cards o join chain c on o.replaces_id = c.id
  ) select stopped_at is null from chain order by step desc limit 1)`

const DISPUTES = sql`coalesce((select json_agg(json_build_object('reference', q.reference, 'state', q.state,
    'amount_cents', i.captured_cents, 'opened_at', ${isoInstant(sql`q.opened_at`)}) order by q.opened_at desc, q.reference)
  from payment_disputes q join payment_intents i on i.id = q.intent_id
  where i.id = (${paidIntentOf(sql`x.id`)})), '[]'::json)`

const ENTRIES = sql`coalesce((select json_agg(json_build_object('id', n.id, 'at', ${isoInstant(sql`n.at`)},
    'amount_cents', n.amount_cents, 'balance_cents', n.balance, 'reason', n.reason, 'note', n.note,
    'reservation_id', n.reservation_id, 'number', coalesce(r.number, r.id::text), 'author', w.first_name,
    'reverses', n.reverses_id, 'isReversed', exists (select from credit_entries v where v.reverses_id = n.id),
    'isCanceled', coalesce(r.status = 'canceled', false), 'spentCents', ${SPENT_CENTS}) order by n.id)
  from (select e.*, sum(e.amount_cents) over (order by e.id)::int as balance from credit_entries e
      where e.account_id = x.account_id) n
    left join reservations r on r.id = n.reservation_id left join users w on w.id = n.author_id), '[]'::json)`

const EVENTS = sql`coalesce((select json_agg(json_build_object('at', ${isoInstant(sql`v.at`)}, 'kind', v.kind,
    'detail', v.detail, 'author', w.first_name) order by v.id)
  from gift_card_events v left join users w on w.id = v.author_id where v.card_id = x.id), '[]'::json)`
