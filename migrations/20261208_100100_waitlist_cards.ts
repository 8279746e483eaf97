import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Cards say of a full departure whether it is waited for. They are built anew to know it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`update expedition_hits set built_on = '2000-01-01';`)
}

/** A card that says more than is read does no harm. */
export async function down(_: MigrateDownArgs): Promise<void> {}
