import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When a customer held seats of a departure, for as long as it counts: giving a cart up starts no new clock. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table hold_periods (
      user_id integer not null references users (id) on delete cascade,
      departure_id integer not null references departures (id) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      primary key (user_id, departure_id, starts_at)
    );
    create index hold_periods_departure on hold_periods (departure_id);
    create index hold_periods_end on hold_periods (ends_at);

    insert into hold_periods (user_id, departure_id, starts_at, ends_at)
    select user_id, departure_id, hold_started_at, hold_expires_at from carts
    where held_seats > 0 and hold_expires_at > hold_started_at;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table hold_periods;`)
}
