import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What happened to departures that who likes their expedition wants to know, written by a trigger: whatever changes a
 * departure (the panel, a booking, a hold), it is recorded in that same transaction. Beside it, a rate limit counted
 * within the statement that it protects.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table favourite_news (
      id bigint primary key generated always as identity,
      expedition_id integer not null references expeditions (id) on delete cascade,
      departure_id integer not null references departures (id) on delete cascade,
      kind text not null check (kind in ('new_departure', 'last_places', 'confirmed')),
      created_at timestamptz not null default now(),
      unique (departure_id, kind)
    );
    create index favourite_news_newest on favourite_news (created_at);

    create function record_favourite_news() returns trigger language plpgsql as $$
    declare
      news text[] := '{}';
    begin
      if new.status <> 'canceled' and (tg_op = 'INSERT' or old.status = 'canceled') then
        news := news || 'new_departure'::text;
      end if;
      if new.status = 'confirmed' and (tg_op = 'INSERT' or old.status <> 'confirmed') then
        news := news || 'confirmed'::text;
      end if;
      if new.open_seats between 1 and 2 and tg_op = 'UPDATE' and old.open_seats > 2 then
        news := news || 'last_places'::text;
      end if;
      -- What happens again within the week is no news: seats held and given back, a status set and unset.
      insert into favourite_news as known (expedition_id, departure_id, kind, created_at)
      select new.expedition_id, new.id, kind, case tg_op when 'INSERT' then new.created_at else now() end
      from unnest(news) as kind
      where new.departure_start > now()
        and exists (select 1 from expeditions e where e.id = new.expedition_id and e._status = 'published')
      on conflict (departure_id, kind) do update
        set created_at = excluded.created_at, expedition_id = excluded.expedition_id
        where known.created_at < excluded.created_at - interval '7 days';
      return null;
    end $$;

    create trigger favourite_news_of_new after insert on departures
      for each row execute function record_favourite_news();
    create trigger favourite_news_of_change after update on departures
      for each row
      when (old.status <> new.status or (old.open_seats > 2 and new.open_seats between 1 and 2))
      execute function record_favourite_news();

    create function count_call(limit_key text, seconds integer, out points integer, out expire bigint)
    language sql volatile as $$
      insert into rate_limits as known (key, points, expire)
      values (limit_key, 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + seconds * 1000)
      on conflict (key) do update
        set points = case when known.expire <= excluded.expire - seconds * 1000 then 1 else known.points + 1 end,
          expire = case when known.expire <= excluded.expire - seconds * 1000 then excluded.expire else known.expire end
      returning known.points, known.expire
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function count_call;
    drop trigger favourite_news_of_change on departures;
    drop trigger favourite_news_of_new on departures;
    drop function record_favourite_news;
    drop table favourite_news;
  `)
}
