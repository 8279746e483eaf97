-- Counts the published reviews of each rating.

create or replace function count_reviews() returns trigger
    language plpgsql
    as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from review_counts;
        return null;
      end if;
      if tg_op = 'INSERT' then
        insert into review_counts as c select rate, count(*) from added where status = 'published' group by 1 order by 1
        on conflict (rate) do update set count = c.count + excluded.count;
      elsif tg_op = 'DELETE' then
        insert into review_counts as c select rate, -count(*) from removed where status = 'published' group by 1 order by 1
        on conflict (rate) do update set count = c.count + excluded.count;
      else
        insert into review_counts as c
        select rate, sum(n) from (
          select rate, 1 as n from added where status = 'published'
          union all
          select rate, -1 from removed where status = 'published'
        ) moved group by 1 having sum(n) <> 0 order by 1
        on conflict (rate) do update set count = c.count + excluded.count;
      end if;
      return null;
    end $$;

create or replace trigger reviews_count_added after insert on reviews referencing new table as added
  for each statement execute function count_reviews();

create or replace trigger reviews_count_changed after update on reviews referencing old table as removed new table as added
  for each statement execute function count_reviews();

create or replace trigger reviews_count_emptied after truncate on reviews
  for each statement execute function count_reviews();

create or replace trigger reviews_count_removed after delete on reviews referencing old table as removed
  for each statement execute function count_reviews();
