import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_roster_views_kind" ADD VALUE 'copy' BEFORE 'csv';
  ALTER TYPE "public"."enum_roster_views_kind" ADD VALUE 'offline' BEFORE 'csv';
  ALTER TABLE "site_settings" ADD COLUMN "emergency_phone" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_roster_views_kind";
  CREATE TYPE "public"."enum_roster_views_kind" AS ENUM('page', 'print', 'csv', 'panel');
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DEFAULT 'page'::"public"."enum_roster_views_kind";
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_roster_views_kind" USING "kind"::"public"."enum_roster_views_kind";
  ALTER TABLE "site_settings" DROP COLUMN "emergency_phone";`)
}
