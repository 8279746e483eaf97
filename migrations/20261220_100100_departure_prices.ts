import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What each departure cost, and since when: written as a price changes, whoever changes it, and never rewritten. What a departure cost
 * before this migration is not known.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table departure_prices (
      departure_id integer not null references departures (id) on delete cascade,
      since timestamptz not null,
      price_cents integer not null check (price_cents >= 0),
      -- What it cost before is not known.
      is_first_known boolean not null default false,
      primary key (departure_id, since)
    );
    insert into departure_prices (departure_id, since, price_cents, is_first_known)
      select d.id, date_trunc('milliseconds', now()), coalesce(d.price_cents, e.price_cents), true
      from departures d join expeditions e on e.id = d.expedition_id
      where coalesce(d.price_cents, e.price_cents) is not null;

    -- As the transaction ends, when its prices are final. One transaction at a time: what is read is what those before have left.
    create function keep_departure_prices() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
    create constraint trigger departure_prices_of_new after insert on departures
      deferrable initially deferred for each row execute function keep_departure_prices();
    create constraint trigger departure_prices_of_change after update of price_cents, expedition_id on departures
      deferrable initially deferred for each row
      when (old.price_cents is distinct from new.price_cents or old.expedition_id <> new.expedition_id)
      execute function keep_departure_prices();
    create constraint trigger departure_prices_of_expedition after update of price_cents on expeditions
      deferrable initially deferred for each row when (old.price_cents is distinct from new.price_cents)
      execute function keep_departure_prices();

    -- They go with their departure, and in no other way.
    create trigger departure_prices_are_kept before update or delete on departure_prices
      for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting();

    -- A reduction begins as it is announced; another last day continues it, unless it was over.
    alter table departures add column reduction_from timestamptz,
      add constraint departures_reduction check ((reduction_from is null) = (reduction_until is null));
    create function date_departure_reduction() returns trigger language plpgsql as $$
    begin
      new.reduction_from := case
        when new.reduction_until is null then null
        when tg_op = 'UPDATE' and (old.reduction_until at time zone 'Europe/Paris')::date >= (now() at time zone 'Europe/Paris')::date
          then old.reduction_from
        when tg_op = 'UPDATE' and old.reduction_until = new.reduction_until then old.reduction_from
        else date_trunc('milliseconds', now()) end;
      return new;
    end $$;
    create trigger departures_date_reduction before insert or update of reduction_until on departures
      for each row execute function date_departure_reduction();

    drop trigger departures_tell_changes on departures;
    create trigger departures_tell_changes after insert or delete
      or update of expedition_id, departure_start, departure_end, capacity, price_cents, reduction_until, status, guide_id
      on departures for each row
      execute function log_change('expedition_id departure_start departure_end capacity price_cents reduction_until status guide_id');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger departures_tell_changes on departures;
    create trigger departures_tell_changes after insert or delete
      or update of expedition_id, departure_start, departure_end, capacity, price_cents, status, guide_id
      on departures for each row
      execute function log_change('expedition_id departure_start departure_end capacity price_cents status guide_id');
    drop trigger departures_date_reduction on departures;
    drop function date_departure_reduction();
    alter table departures drop constraint departures_reduction, drop column reduction_from;
    drop trigger departure_prices_of_new on departures;
    drop trigger departure_prices_of_change on departures;
    drop trigger departure_prices_of_expedition on expeditions;
    drop table departure_prices;
    drop function keep_departure_prices();
  `)
}
