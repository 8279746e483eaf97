import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who is there at the meeting point: one answer a traveler, the latest by the clock of whoever gave it. Beside it, what
 * makes a reading that a phone tells of twice one line.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table presence_checks (
      participant_id integer primary key references participants (id) on delete cascade,
      departure_id integer not null references departures (id) on delete cascade,
      state text not null check (state in ('here', 'late', 'absent')),
      checked_at timestamptz not null,
      author_id integer references users (id) on delete set null
    );
    create index presence_checks_departure on presence_checks (departure_id);
    create index presence_checks_author on presence_checks (author_id);
    create unique index roster_views_offline on roster_views (departure_id, viewer_id, created_at) where kind = 'offline';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index roster_views_offline;
    drop table presence_checks;
  `)
}
