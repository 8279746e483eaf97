import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What search engines and shared links say of a trip, as of pages and articles. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "expeditions" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "expeditions" ADD COLUMN "seo_description" varchar;
  ALTER TABLE "expeditions" ADD COLUMN "seo_image_id" integer;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_seo_description" varchar;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_seo_image_id" integer;
  ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expeditions_v" ADD CONSTRAINT "_expeditions_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "expeditions_seo_seo_image_idx" ON "expeditions" USING btree ("seo_image_id");
  CREATE INDEX "_expeditions_v_version_seo_version_seo_image_idx" ON "_expeditions_v" USING btree ("version_seo_image_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "expeditions" DROP CONSTRAINT "expeditions_seo_image_id_media_id_fk";
  
  ALTER TABLE "_expeditions_v" DROP CONSTRAINT "_expeditions_v_version_seo_image_id_media_id_fk";
  
  DROP INDEX "expeditions_seo_seo_image_idx";
  DROP INDEX "_expeditions_v_version_seo_version_seo_image_idx";
  ALTER TABLE "expeditions" DROP COLUMN "seo_title";
  ALTER TABLE "expeditions" DROP COLUMN "seo_description";
  ALTER TABLE "expeditions" DROP COLUMN "seo_image_id";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_seo_description";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_seo_image_id";`)
}
