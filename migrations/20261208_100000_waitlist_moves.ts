import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who was moved on a waitlist by the agency, and why; it goes with the request. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table waitlist_moves (
      id serial primary key,
      entry_id integer not null references waitlist_entries (id) on delete cascade,
      author_id integer references users (id) on delete set null,
      from_place integer not null check (from_place >= 1),
      to_place integer not null check (to_place >= 1 and to_place <> from_place),
      reason text not null check (length(reason) between 3 and 300),
      moved_at timestamptz not null default now()
    );
    create index waitlist_moves_entry on waitlist_moves (entry_id, id);
    create index waitlist_moves_author on waitlist_moves (author_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table waitlist_moves;`)
}
