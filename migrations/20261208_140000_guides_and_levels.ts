import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guides_languages" AS ENUM('fr', 'en', 'it', 'de', 'es', 'pt', 'nl', 'no', 'sv', 'fi', 'sl', 'el', 'ar', 'br', 'eu', 'co', 'oc', 'gd', 'fsl');
  CREATE TYPE "public"."enum_reviews_felt_level" AS ENUM('too_easy', 'right', 'too_hard');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "guides_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_guides_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "guides_diplomas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_top_links" jsonb,
  	"version_main_links" jsonb,
  	"version_menu_links" jsonb,
  	"version_agency_links" jsonb,
  	"version_featured_links" jsonb,
  	"version_about_links" jsonb,
  	"version_service_links" jsonb,
  	"version_blog_links" jsonb,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "expeditions" ADD COLUMN "level_to_review" boolean DEFAULT false;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_level_to_review" boolean DEFAULT false;
  ALTER TABLE "guides" ADD COLUMN "portrait_caption" varchar;
  ALTER TABLE "guides" ADD COLUMN "is_published" boolean DEFAULT true;
  ALTER TABLE "guides" ADD COLUMN "has_proposal" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "felt_level" "enum_reviews_felt_level";
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "guides_languages" ADD CONSTRAINT "guides_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_diplomas" ADD CONSTRAINT "guides_diplomas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guides_languages_order_idx" ON "guides_languages" USING btree ("order");
  CREATE INDEX "guides_languages_parent_idx" ON "guides_languages" USING btree ("parent_id");
  CREATE INDEX "guides_diplomas_order_idx" ON "guides_diplomas" USING btree ("_order");
  CREATE INDEX "guides_diplomas_parent_id_idx" ON "guides_diplomas" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "expeditions_level_to_review_idx" ON "expeditions" USING btree ("level_to_review");
  CREATE INDEX "_expeditions_v_version_version_level_to_review_idx" ON "_expeditions_v" USING btree ("version_level_to_review");
  CREATE INDEX "guides_has_proposal_idx" ON "guides" USING btree ("has_proposal");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");`)
  // What is on the site today stays there; a draft renews nothing.
  await db.execute(sql`
    update navigation set _status = 'published';
    create trigger navigation_renew_published_content after insert or update or delete on navigation
      for each row execute function renew_published_content('site');
  `)
}


export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop trigger navigation_renew_published_content on navigation`)
  await db.execute(sql`
   ALTER TABLE "guides_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guides_diplomas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guides_languages" CASCADE;
  DROP TABLE "guides_diplomas" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP INDEX "expeditions_level_to_review_idx";
  DROP INDEX "_expeditions_v_version_version_level_to_review_idx";
  DROP INDEX "guides_has_proposal_idx";
  DROP INDEX "navigation__status_idx";
  ALTER TABLE "expeditions" DROP COLUMN "level_to_review";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_level_to_review";
  ALTER TABLE "guides" DROP COLUMN "portrait_caption";
  ALTER TABLE "guides" DROP COLUMN "is_published";
  ALTER TABLE "guides" DROP COLUMN "has_proposal";
  ALTER TABLE "reviews" DROP COLUMN "felt_level";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  DROP TYPE "public"."enum_guides_languages";
  DROP TYPE "public"."enum_reviews_felt_level";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_status";`)
}
