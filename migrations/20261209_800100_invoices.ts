import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Invoices and credit notes. A paper is written by the transaction of what causes it and numbered as that transaction commits,
 * under a locked row of counters: a number is never lost, for what is undone took none, and the lock is held for an instant.
 * What is issued is never changed, and goes ten years after the end of its year.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table invoice_counters (
      series text not null check (series in ('F', 'A')),
      year smallint not null,
      last integer not null default 0 check (last >= 0),
      primary key (series, year)
    );

    create table invoices (
      id serial primary key,
      reservation_id integer not null references reservations (id),
      payment_id integer references payments (id),
      kind text not null check (kind in ('deposit', 'balance', 'credit_note')),
      series text not null generated always as (case kind when 'credit_note' then 'A' else 'F' end) stored,
      year smallint,
      sequence integer check (sequence > 0),
      number text generated always as (case kind when 'credit_note' then 'A' else 'F' end || '-' || year::text || '-'
        || case when sequence < 10000 then lpad(sequence::text, 4, '0') else sequence::text end) stored,
      issued_at timestamptz,
      amount_cents integer not null,
      refers jsonb not null check (jsonb_typeof(refers) = 'array'),
      content jsonb not null check (jsonb_typeof(content) = 'object'),
      constraint invoices_numbered check (num_nulls(year, sequence, issued_at) in (0, 3)),
      constraint invoices_amount check (case kind when 'balance' then amount_cents >= 0 else amount_cents > 0 end),
      constraint invoices_number_once unique (series, year, sequence),
      constraint invoices_payment_once unique (payment_id, kind)
    );
    create index invoices_reservation on invoices (reservation_id);

    -- Its owner holds both tables: the site writes papers and no number.
    create function number_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      given constant invoices := (select i from invoices i where i.id = new.id);
      day_of timestamptz := clock_timestamp();
      turn smallint;
      next integer;
    begin
      if given.sequence is not null then
        raise exception 'Paper % came with a number of its own.', new.id using errcode = 'insufficient_privilege';
      end if;
      loop
        turn := extract(year from day_of at time zone 'Europe/Paris');
        insert into invoice_counters (series, year) values ('A', turn), ('F', turn) on conflict do nothing;
        -- Both series in one order: two transactions that issue both never wait for each other.
        perform from invoice_counters where year = turn order by series for update;
        -- The time after the wait, so that days follow numbers; midnight of New Year may have passed.
        day_of := clock_timestamp();
        exit when extract(year from day_of at time zone 'Europe/Paris') = turn;
      end loop;
      update invoice_counters set last = last + 1 where series = given.series and year = turn returning last into next;
      update invoices set year = turn, sequence = next, issued_at = day_of where id = new.id;
      return null;
    end $$;
    create constraint trigger invoices_are_numbered after insert on invoices deferrable initially deferred
      for each row execute function number_invoice();

    create function keep_invoice() returns trigger language plpgsql as $$
    begin
      if old.sequence is null and new.sequence is not null
        -- What is generated is not there yet; it follows from the rest.
        and to_jsonb(old) - '{series,year,sequence,number,issued_at}'::text[]
          = to_jsonb(new) - '{series,year,sequence,number,issued_at}'::text[]
      then
        return new;
      end if;
      raise exception 'An invoice is never rewritten.' using errcode = 'insufficient_privilege';
    end $$;
    create trigger invoices_are_kept before update on invoices for each row execute function keep_invoice();
    create trigger invoices_are_kept_for_years before delete on invoices for each row
      when (old.year is null or old.year >= extract(year from now() at time zone 'Europe/Paris') - 10)
      execute function refuse_rewriting();
    create trigger invoices_are_not_emptied before truncate on invoices
      for each statement execute function refuse_rewriting();

    -- A counter goes up by one, to the number of a paper that is there when the transaction commits.
    create function keep_counter() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' and new.last = 0 then return new; end if;
      if tg_op = 'UPDATE' and (new.series, new.year, new.last) = (old.series, old.year, old.last + 1) then return new; end if;
      raise exception 'A counter of invoices goes up one by one.' using errcode = 'insufficient_privilege';
    end $$;
    create trigger invoice_counters_go_up before insert or update or delete on invoice_counters
      for each row execute function keep_counter();
    create function match_counter() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if not exists (select from invoices i where (i.series, i.year, i.sequence) = (new.series, new.year, new.last)) then
        raise exception 'Number % of % has no invoice.', new.last, new.year using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger invoice_counters_have_invoices after update on invoice_counters deferrable initially deferred
      for each row execute function match_counter();

    -- The site removes no paper itself: it asks for those whose ten years are over.
    create function forget_old_invoices() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      gone integer;
    begin
      delete from invoices where year < extract(year from now() at time zone 'Europe/Paris') - 10;
      get diagnostics gone = row_count;
      return gone;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function forget_old_invoices();
    drop table invoices;
    drop table invoice_counters;
    drop function number_invoice();
    drop function keep_invoice();
    drop function keep_counter();
    drop function match_counter();
  `)
}
