import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** How a guide is told of changes of their departures, where it is not at once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_news_settings (
      user_id integer primary key references users (id) on delete cascade,
      changes text not null check (changes in ('at_once', 'daily'))
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guide_news_settings`)
}
