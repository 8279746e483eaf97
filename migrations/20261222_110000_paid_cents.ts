import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was paid for a reservation, refunds taken off, stands beside what it costs, kept by its payments: what is due and what has to be
 * given back is found by an index, where every payment there ever was had to be added up.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table reservations add column paid_cents integer not null default 0;
    update reservations r set paid_cents = p.cents from (
      select reservation_id, sum(case when kind = 'refund' then -amount_cents else amount_cents end)::int as cents
      from payments group by 1) p
    where p.reservation_id = r.id and p.cents <> 0;

    create function sum_payments() returns trigger language plpgsql as $$
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
    create trigger payments_sum after insert or delete or update of reservation_id, kind, amount_cents on payments
      for each row execute function sum_payments();

    create index reservations_unsettled on reservations (departure_id) where case when status = 'canceled'
      then paid_cents > coalesce(cancellation_fee_cents, 0) - coalesce(indemnity_cents, 0) else paid_cents <> total_cents end;
    create index reservations_overpaid on reservations (id) where case when status = 'canceled'
      then paid_cents > coalesce(cancellation_fee_cents, 0) - coalesce(indemnity_cents, 0) else paid_cents > total_cents end;

    -- Whom a transfer may come from: by its reference, or by the very sum that is awaited.
    create index reservations_plain_reference on reservations
      (upper(regexp_replace(coalesce(number, id::text), '[^[:alnum:]]', '', 'g')));
    create index reservations_left on reservations ((total_cents - paid_cents))
      where status <> 'canceled' and total_cents > paid_cents;
    create index reservations_deposit_left on reservations ((deposit_cents - paid_cents))
      where status <> 'canceled' and deposit_cents > paid_cents;
    create index saved_cards_refused on saved_cards (reservation_id) where refused_at is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index saved_cards_refused, reservations_plain_reference;
    drop trigger payments_sum on payments;
    drop function sum_payments;
    alter table reservations drop column paid_cents;
  `)
}
