import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "prepares_level" numeric;
  ALTER TABLE "_articles_v" ADD COLUMN "version_prepares_level" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DROP COLUMN "prepares_level";
  ALTER TABLE "_articles_v" DROP COLUMN "version_prepares_level";`)
}
