-- Counts one call, and answers how many there are in the period and when it ends (milliseconds since 1970).

create or replace function count_call(limit_key text, seconds integer, out points integer, out expire bigint) returns record
    language sql
    as $$
      insert into rate_limits as known (key, points, expire)
      values (limit_key, 1, (extract(epoch from clock_timestamp()) * 1000)::bigint + seconds * 1000)
      on conflict (key) do update
        set points = case when known.expire <= excluded.expire - seconds * 1000 then 1 else known.points + 1 end,
          expire = case when known.expire <= excluded.expire - seconds * 1000 then excluded.expire else known.expire end
      returning known.points, known.expire
    $$;
