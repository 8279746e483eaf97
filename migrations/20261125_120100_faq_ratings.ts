import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How many said that an answer of the FAQ helped: beside the entry, for saving it in the panel writes back all that it read. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table faq_ratings (
      entry_id integer primary key references faq_entries (id) on delete cascade,
      yes integer not null default 0,
      no integer not null default 0
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table faq_ratings;`)
}
