import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What changed in what a guide leads, until it is told; the days are those of before the change. No key leads to the departure: it may
 * be deleted, and who writes of a trip's departures would wait for who holds one of them and waits for the trip.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_changes (
      id serial primary key,
      guide_id integer not null references guides (id) on delete cascade,
      departure_id integer not null,
      kind text not null check (kind in ('given', 'taken', 'moved')),
      title text not null,
      first_day date not null,
      last_day date not null,
      created_at timestamptz not null default now(),
      told_at timestamptz
    );
    create index guide_changes_untold on guide_changes (guide_id) where told_at is null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guide_changes`)
}
