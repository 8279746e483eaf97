-- Numbers invoices and credit notes without a gap, and keeps them for ten years.

create or replace function keep_counter() returns trigger
    language plpgsql
    as $$
    begin
      if tg_op = 'INSERT' and new.last = 0 then return new; end if;
      if tg_op = 'UPDATE' and (new.series, new.year, new.last) = (old.series, old.year, old.last + 1) then return new; end if;
      raise exception 'A counter of invoices goes up one by one.' using errcode = 'insufficient_privilege';
    end $$;

create or replace function match_counter() returns trigger
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
    begin
      if not exists (select from invoices i where (i.series, i.year, i.sequence) = (new.series, new.year, new.last)) then
        raise exception 'Number % of % has no invoice.', new.last, new.year using errcode = 'check_violation';
      end if;
      return null;
    end $$;

create or replace function keep_invoice() returns trigger
    language plpgsql
    as $$
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

create or replace function number_invoice() returns trigger
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
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

create or replace function forget_old_invoices() returns integer
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
    declare
      gone integer;
    begin
      delete from invoices where year < extract(year from now() at time zone 'Europe/Paris') - 10;
      get diagnostics gone = row_count;
      return gone;
    end $$;

create or replace trigger invoice_counters_go_up before insert or delete or update on invoice_counters
  for each row execute function keep_counter();

drop trigger if exists invoice_counters_have_invoices on invoice_counters;
create constraint trigger invoice_counters_have_invoices after update on invoice_counters
  deferrable initially deferred for each row execute function match_counter();

create or replace trigger invoices_are_kept before update on invoices
  for each row execute function keep_invoice();

create or replace trigger invoices_are_kept_for_years before delete on invoices
  for each row when (((old.year is null) or ((old.year)::numeric >= (extract(year from (now() at time zone 'Europe/Paris'::text)) - (10)::numeric)))) execute function refuse_rewriting();

create or replace trigger invoices_are_not_emptied before truncate on invoices
  for each statement execute function refuse_rewriting();

drop trigger if exists invoices_are_numbered on invoices;
create constraint trigger invoices_are_numbered after insert on invoices
  deferrable initially deferred for each row execute function number_invoice();
