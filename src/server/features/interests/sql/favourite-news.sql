-- Records what is new about a departure for those who like its trip.

create or replace function record_favourite_news() returns trigger
    language plpgsql
    as $$
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

create or replace trigger favourite_news_of_change after update on departures
  for each row when (((old.status <> new.status) or ((old.open_seats > 2) and ((new.open_seats >= 1) and (new.open_seats <= 2))))) execute function record_favourite_news();

create or replace trigger favourite_news_of_new after insert on departures
  for each row execute function record_favourite_news();
