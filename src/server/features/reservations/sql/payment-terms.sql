-- A booking keeps the payment terms that were in force when it was made.

create or replace function payment_terms_in_force() returns jsonb
    language sql stable
    as $$
      select jsonb_build_object('version', t.version, 'deposit_percent', t.deposit_percent::int, 'grace_days', t.grace_days::int)
      from payment_terms t
      where t.status = 'published'
        and (t.effective_on at time zone 'Europe/Paris')::date <= (now() at time zone 'Europe/Paris')::date
      order by (t.effective_on at time zone 'Europe/Paris')::date desc, t.id desc
      limit 1
    $$;

create or replace function keep_payment_terms() returns trigger
    language plpgsql
    as $$
    begin
      new.contract := coalesce(new.contract, '{}') || jsonb_build_object('payment', coalesce(
        case when tg_op = 'UPDATE' then old.contract -> 'payment' else new.contract -> 'payment' end,
        payment_terms_in_force()));
      return new;
    end
    $$;

create or replace trigger payment_terms_are_kept before delete or update on payment_terms
  for each row when ((old.status = 'published'::enum_payment_terms_status)) execute function refuse_rewriting();

create or replace trigger reservations_keep_payment_terms before insert or update of contract on reservations
  for each row execute function keep_payment_terms();
