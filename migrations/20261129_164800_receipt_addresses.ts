import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where the receipt of who pays a part of somebody's balance goes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table payment_intents add column receipt_email text`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payment_intents drop column receipt_email`)
}
