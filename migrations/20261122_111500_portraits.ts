import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The portraits that customers bring from their provider: a few kilobytes each, gone with the account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table user_portraits (
      user_id integer primary key references users (id) on delete cascade,
      name text not null unique,
      image bytea not null check (octet_length(image) < 200000)
    );
    update users set avatar_url = null where avatar_url like 'http%';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table user_portraits;`)
}
