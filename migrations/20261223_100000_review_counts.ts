import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many published reviews give each rate stands in a row of its own, kept by the reviews: asking for it read all of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table review_counts (
      rate numeric unique nulls not distinct,
      count integer not null
    );

    -- By statement and in one order of rates, so that two publications wait for each other and never in a circle.
    create function count_reviews() returns trigger language plpgsql as $$
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
    create trigger reviews_count_added after insert on reviews referencing new table as added
      for each statement execute function count_reviews();
    create trigger reviews_count_changed after update on reviews referencing old table as removed new table as added
      for each statement execute function count_reviews();
    create trigger reviews_count_removed after delete on reviews referencing old table as removed
      for each statement execute function count_reviews();
    create trigger reviews_count_emptied after truncate on reviews
      for each statement execute function count_reviews();

    -- Who writes a review meanwhile waits for these triggers: none is missed, and none counted twice.
    insert into review_counts select rate, count(*) from reviews where status = 'published' group by 1;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger reviews_count_added on reviews;
    drop trigger reviews_count_changed on reviews;
    drop trigger reviews_count_removed on reviews;
    drop trigger reviews_count_emptied on reviews;
    drop function count_reviews;
    drop table review_counts;
  `)
}
