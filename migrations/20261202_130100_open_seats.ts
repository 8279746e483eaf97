import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A departure whose sales are closed has no seat to sell: what reads the seats left reads that with them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(openSeatsAs(sql`case when sales_closed then 0 else (capacity - seats_taken)::integer end`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(openSeatsAs(sql`(capacity - seats_taken)::integer`))
}

const openSeatsAs = (seats: ReturnType<typeof sql>) => sql`
  drop trigger favourite_news_of_change on departures;
  drop index departures_openings;
  alter table departures drop column open_seats;
  alter table departures add column open_seats integer generated always as (${seats}) stored;
  create index departures_openings on departures (first_day) include (last_day, open_seats, expedition_id)
    where status <> 'canceled';
  create trigger favourite_news_of_change after update on departures
    for each row
    when (old.status <> new.status or (old.open_seats > 2 and new.open_seats between 1 and 2))
    execute function record_favourite_news();
`
