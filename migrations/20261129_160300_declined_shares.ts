import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** When the person of a share answered that they are not coming. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table deposit_shares add column declined_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table deposit_shares drop column declined_at`)
}
