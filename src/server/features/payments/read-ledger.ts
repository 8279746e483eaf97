import type { BookLine } from '@/domain/payments/compare-books'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'

/** What is under way at this moment is no difference. */
const SETTLING_MINUTES = 10

// Of a card that was paid twice nothing opened by the second payment, which is given back whole.
const GIFT_LEDGER_CENTS = sql`coalesce((select n.amount_cents from gift_cards g
  join credit_entries n on n.account_id = g.account_id and n.reason = 'opened' where g.intent_id = i.id), i.captured_cents)`

/**
 * What our ledger says of the payments of a provider that these references name, or that were started since an instant; of what was
 * taken for nothing, and has no line there, what its own row says.
 */
export const readLedger = ({
  provider,
  since = null,
  references,
}: {
  provider: string
  since?: Date | null
  references: string[]
}): Promise<Array<BookLine & { isSettling: boolean }>> =>
  queryStatement(sql`
    select i.provider_reference as reference,
      case when i.purpose = 'gift_card' and i.state = 'captured' then ${GIFT_LEDGER_CENTS}
        when i.reservation_id is null then i.captured_cents else (
        select coalesce(sum(p.amount_cents), 0)::int from payments p where p.provider = i.provider
          and p.provider_reference = i.provider_reference and p.kind <> 'refund') end as "capturedCents",
      (select coalesce(sum(case when f.reservation_id is null then f.amount_cents else p.amount_cents end), 0)::int
        from payment_refunds f left join payments p on p.id = f.payment_id
        where f.intent_id = i.id and f.state = 'done') as "refundedCents",
      (i.state in ('started', 'refused', 'authorised', 'accepted', 'releasing')
        or exists (select 1 from payment_refunds f where f.intent_id = i.id and f.state in ('waiting', 'pending')))
        and i.updated_at > now() - make_interval(mins => ${SETTLING_MINUTES}) as "isSettling"
    from payment_intents i
    -- Each half by an index of its own: what was paid before is not read again each night.
    where i.provider_reference is not null and i.id in (
      select o.id from payment_intents o where o.provider = ${provider} and o.created_at >= ${since?.toISOString() ?? null}::timestamptz
      union
      select o.id from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb) named
        join payment_intents o on o.provider = ${provider} and o.provider_reference = named)`)
