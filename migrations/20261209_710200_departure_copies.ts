import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The presses by which departures were copied: each makes them once, and its repeat is answered what it made. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table departure_copies (
      key text primary key,
      request_hash text not null,
      author_id integer references users (id) on delete cascade,
      departure_ids integer[] not null default '{}',
      created_at timestamptz not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table departure_copies`)
}
