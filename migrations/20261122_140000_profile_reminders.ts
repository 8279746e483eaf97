import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which reminders of unfinished profiles a reservation has had: each is sent once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table profile_reminders (
      reservation_id integer not null references reservations (id) on delete cascade,
      days_before integer not null,
      sent_at timestamptz not null default now(),
      primary key (reservation_id, days_before)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table profile_reminders;`)
}
