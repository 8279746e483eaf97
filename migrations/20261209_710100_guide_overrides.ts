import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Why a guide leads a departure in spite of another one at the same time, or without rest between: who said so, and when. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_overrides (
      id serial primary key,
      departure_id integer not null references departures (id) on delete cascade,
      other_id integer not null references departures (id) on delete cascade,
      guide_id integer not null references guides (id) on delete cascade,
      reason text not null check (length(reason) between 1 and 300),
      author_id integer references users (id) on delete set null,
      created_at timestamptz not null default now()
    );
    create index guide_overrides_departure on guide_overrides (departure_id);
    create index guide_overrides_other on guide_overrides (other_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guide_overrides`)
}
