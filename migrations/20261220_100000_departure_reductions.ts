import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Until which day the site announces that a departure costs less than before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table departures add column reduction_until timestamp(3) with time zone`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table departures drop column reduction_until`)
}
