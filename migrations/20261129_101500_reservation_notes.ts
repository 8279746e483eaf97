import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the agency notes on a booking for itself. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table reservation_notes (
      reservation_id integer primary key references reservations (id) on delete cascade,
      text text not null check (text <> ''),
      author_id integer references users (id) on delete set null,
      written_at timestamptz not null default now()
    )`)
  await db.execute(sql`create index reservation_notes_author on reservation_notes (author_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table reservation_notes`)
}
