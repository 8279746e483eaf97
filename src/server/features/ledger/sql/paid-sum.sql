-- Keeps `reservations.paid_cents` equal to the sum of its payments.

create or replace function sum_payments() returns trigger
    language plpgsql
    as $$
    declare
      change record;
    begin
      for change in
        select reservation_id, sum(cents)::int as cents from (
          select new.reservation_id, case when new.kind = 'refund' then -new.amount_cents else new.amount_cents end as cents
          where tg_op <> 'DELETE'
          union all
          select old.reservation_id, case when old.kind = 'refund' then old.amount_cents else -old.amount_cents end
          where tg_op <> 'INSERT'
        ) moved
        group by 1 order by 1
      loop
        update reservations set paid_cents = paid_cents + change.cents where id = change.reservation_id and change.cents <> 0;
      end loop;
      return null;
    end $$;

create or replace trigger payments_sum after insert or delete or update of reservation_id, kind, amount_cents on payments
  for each row execute function sum_payments();
