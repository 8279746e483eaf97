import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The mornings on which the team was written to, and until when that mail tells what was searched: one a day, and nothing twice. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table morning_mails (
      day date primary key,
      told_until timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table morning_mails;`)
}
