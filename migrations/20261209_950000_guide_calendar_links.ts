import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The private address of a guide's departures for a calendar: one at a time, of which only the digest is kept. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_calendar_links (
      user_id integer primary key references users (id) on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guide_calendar_links`)
}
