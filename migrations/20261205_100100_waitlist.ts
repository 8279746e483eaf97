import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who waits for seats of a departure, by rank, and the seats set aside for them, which count as taken. A cart knows until
 * when the seats it has from there are kept.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table waitlist_entries (
      id serial primary key,
      departure_id integer not null references departures (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      rank integer not null check (rank >= 1),
      travelers smallint not null check (travelers between 1 and 30),
      fewest smallint not null check (fewest between 1 and travelers),
      held_seats smallint not null default 0 check (held_seats between 0 and travelers),
      offered_until timestamptz check (offered_until is null or held_seats >= fewest),
      claimed_until timestamptz,
      is_paused boolean not null default false,
      joined_at timestamptz not null default now(),
      unique (departure_id, user_id),
      unique (departure_id, rank) deferrable initially immediate
    );
    create index waitlist_entries_user on waitlist_entries (user_id);
    create index waitlist_entries_due on waitlist_entries (coalesce(offered_until, claimed_until)) where held_seats > 0;
    alter table carts add column offered_until timestamptz;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table carts drop column offered_until;
    drop table waitlist_entries;
  `)
}
