import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The town that somebody saved to travel from, beside Payload's users so that no call of the panel reads it; one row a person. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table user_towns (
      user_id integer primary key references users (id) on delete cascade,
      place_code text not null references places (code) on delete cascade,
      saved_at timestamptz not null default now()
    );
    create index user_towns_place on user_towns (place_code);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table user_towns;`)
}
