import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Until when somebody has seen what changed on a departure. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_visits (
      user_id integer not null references users (id) on delete cascade,
      departure_id integer not null references departures (id) on delete cascade,
      seen_at timestamptz not null,
      primary key (user_id, departure_id)
    );
    create index guide_visits_departure on guide_visits (departure_id);
    create index guide_changes_departure on guide_changes (departure_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index guide_changes_departure;
    drop table guide_visits;
  `)
}
