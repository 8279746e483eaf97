import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The level that somebody saved, beside Payload's users so that no call of the panel reads it; one row a person. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table user_levels (
      user_id integer primary key references users (id) on delete cascade,
      version text not null,
      answers jsonb not null check (jsonb_typeof(answers) = 'object'),
      levels jsonb not null check (jsonb_typeof(levels) = 'object'),
      saved_at timestamptz not null default now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table user_levels;`)
}
