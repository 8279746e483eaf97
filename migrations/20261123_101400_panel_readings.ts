import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_roster_views_kind" ADD VALUE 'panel';
  ALTER TABLE "roster_views" ADD COLUMN "reservation_id" integer;
  ALTER TABLE "roster_views" ADD CONSTRAINT "roster_views_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "roster_views_reservation_idx" ON "roster_views" USING btree ("reservation_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "roster_views" DROP CONSTRAINT "roster_views_reservation_id_reservations_id_fk";
  
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_roster_views_kind";
  CREATE TYPE "public"."enum_roster_views_kind" AS ENUM('page', 'print', 'csv');
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DEFAULT 'page'::"public"."enum_roster_views_kind";
  ALTER TABLE "roster_views" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_roster_views_kind" USING "kind"::"public"."enum_roster_views_kind";
  DROP INDEX "roster_views_reservation_idx";
  ALTER TABLE "roster_views" DROP COLUMN "reservation_id";`)
}
