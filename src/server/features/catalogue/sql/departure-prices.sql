-- Keeps each price of a departure with its day: a reduction is announced below the lowest of them.

create or replace function keep_departure_prices() returns trigger
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
    declare
      changed constant int[] := case tg_table_name when 'departures' then array[new.id]
        else array(select id from departures where expedition_id = new.id) end;
    begin
      perform pg_advisory_xact_lock(hashtext('departure_prices'));
      insert into departure_prices (departure_id, since, price_cents)
        select d.id, greatest(date_trunc('milliseconds', now()), last.since + interval '1 millisecond'), p.price_cents
        from departures d
        join expeditions e on e.id = d.expedition_id
        cross join lateral (select coalesce(d.price_cents, e.price_cents)::int as price_cents) p
        left join lateral (select h.since, h.price_cents from departure_prices h where h.departure_id = d.id
          order by h.since desc limit 1) last on true
        where d.id = any(changed) and p.price_cents is not null and p.price_cents is distinct from last.price_cents;
      return null;
    end $$;

create or replace function date_departure_reduction() returns trigger
    language plpgsql
    as $$
    begin
      new.reduction_from := case
        when new.reduction_until is null then null
        when tg_op = 'UPDATE' and (old.reduction_until at time zone 'Europe/Paris')::date >= (now() at time zone 'Europe/Paris')::date
          then old.reduction_from
        when tg_op = 'UPDATE' and old.reduction_until = new.reduction_until then old.reduction_from
        else date_trunc('milliseconds', now()) end;
      return new;
    end $$;

create or replace trigger departure_prices_are_kept before delete or update on departure_prices
  for each row when ((pg_trigger_depth() = 0)) execute function refuse_rewriting();

drop trigger if exists departure_prices_of_change on departures;
create constraint trigger departure_prices_of_change after update of price_cents, expedition_id on departures
  deferrable initially deferred for each row when (((old.price_cents is distinct from new.price_cents) or (old.expedition_id <> new.expedition_id))) execute function keep_departure_prices();

drop trigger if exists departure_prices_of_expedition on expeditions;
create constraint trigger departure_prices_of_expedition after update of price_cents on expeditions
  deferrable initially deferred for each row when ((old.price_cents is distinct from new.price_cents)) execute function keep_departure_prices();

drop trigger if exists departure_prices_of_new on departures;
create constraint trigger departure_prices_of_new after insert on departures
  deferrable initially deferred for each row execute function keep_departure_prices();

create or replace trigger departures_date_reduction before insert or update of reduction_until on departures
  for each row execute function date_departure_reduction();
