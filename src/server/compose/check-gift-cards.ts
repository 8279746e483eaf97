/** A gift card is worth what was paid for it, or what another one held, and each account of cards has its card; one that is stopped holds nothing. */
export const GIFT_CARDS = /* sql */ `
  select 'gift card ' || g.id || ' opened with ' || coalesce(o.amount_cents::text, 'nothing') || ', and ' || i.captured_cents || ' were paid' as detail
  from gift_cards g join payment_intents i on i.id = g.intent_id and i.state = 'captured'
  left join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  where g.replaces_id is null and o.amount_cents is distinct from i.captured_cents
    and not exists (select from payment_refunds f where f.intent_id = i.id and g.paid_at is null)
  union all
  select 'gift card ' || g.id || ' opened with ' || o.amount_cents || ', and the one before it gave ' || -r.amount_cents
  from gift_cards g join gift_cards b on b.id = g.replaces_id
  join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  join credit_entries r on r.account_id = b.account_id and r.reason = 'reversed'
  where o.amount_cents <> -r.amount_cents
  union all
  select 'gift card ' || g.id || ' opened with ' || coalesce(o.amount_cents::text, 'nothing') || ', and the desk issued it for ' || g.amount_cents
  from gift_cards g left join credit_entries o on o.account_id = g.account_id and o.reason = 'opened'
  where g.intent_id is null and g.replaces_id is null and g.paid_at is not null and o.amount_cents is distinct from g.amount_cents
  union all
  select 'gift card ' || g.id || ' gives back ' || f.amount_cents || ', and ' || coalesce(-r.amount_cents, 0) || ' were taken off it'
  from gift_repayments f join gift_cards g on g.id = f.card_id
  left join credit_entries r on r.account_id = g.account_id and r.reason = 'reversed'
  where g.stopped_at is null or f.amount_cents is distinct from -r.amount_cents
  union all
  select 'entry ' || n.id || ' takes back ' || n.amount_cents || ' of entry ' || b.id || ', which took ' || -b.amount_cents
  from credit_entries n join credit_entries b on b.id = n.reverses_id
  where n.amount_cents <> -b.amount_cents or n.reservation_id is distinct from b.reservation_id or b.reason <> 'used'
  union all
  select 'entry ' || n.id || ' of gift card ' || g.id || ' moves ' || n.amount_cents || ' by no payment'
  from credit_entries n join gift_cards g on g.account_id = n.account_id
  where n.reason in ('used', 'given_back') and n.payment_id is null
  union all
  select 'gift card ' || g.id || ' had ' || -n.amount_cents || ' taken off it, and is not stopped'
  from credit_entries n join gift_cards g on g.account_id = n.account_id where n.reason = 'reversed' and g.stopped_at is null
  union all
  select 'account ' || a.id || ' is of no gift card' from credit_accounts a
  where a.kind = 'gift_card' and not exists (select from gift_cards g where g.account_id = a.id)
  union all
  select 'gift card ' || g.id || ' is stopped and holds ' || n.cents from gift_cards g
  cross join lateral (select coalesce(sum(amount_cents), 0) as cents from credit_entries where account_id = g.account_id) n
  where g.stopped_at is not null and n.cents <> 0
  union all
  select 'gift card ' || c.head || ' has back ' || c.cents || ' more than it gave for reservation ' || coalesce(c.reservation_id::text, 'none') from (
    with recursive heads as (
      select g.id, g.id as head from gift_cards g where g.replaces_id is null
      union all select g.id, h.head from gift_cards g join heads h on g.replaces_id = h.id
    )
    select h.head, n.reservation_id, sum(n.amount_cents) as cents
    from credit_entries n join gift_cards g on g.account_id = n.account_id join heads h on h.id = g.id
    where n.reason in ('used', 'given_back') group by 1, 2) c
  where c.cents > 0
  order by 1`
