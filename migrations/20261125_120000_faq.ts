import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_faq_entries_theme" AS ENUM('reserver', 'annuler', 'niveau', 'trajet', 'famille', 'compte');
  CREATE TYPE "public"."enum_faq_entries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_entries_v_version_theme" AS ENUM('reserver', 'annuler', 'niveau', 'trajet', 'famille', 'compte');
  CREATE TYPE "public"."enum__faq_entries_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "faq_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" jsonb,
  	"theme" "enum_faq_entries_theme",
  	"position" numeric DEFAULT 100,
  	"short_label" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_faq_entries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_entries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_question" varchar,
  	"version_answer" jsonb,
  	"version_theme" "enum__faq_entries_v_version_theme",
  	"version_position" numeric DEFAULT 100,
  	"version_short_label" varchar,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_entries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faq_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"times" numeric DEFAULT 1 NOT NULL,
  	"searched_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_searches_id" integer;
  ALTER TABLE "_faq_entries_v" ADD CONSTRAINT "_faq_entries_v_parent_id_faq_entries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq_entries"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "faq_entries_slug_idx" ON "faq_entries" USING btree ("slug");
  CREATE INDEX "faq_entries_updated_at_idx" ON "faq_entries" USING btree ("updated_at");
  CREATE INDEX "faq_entries_created_at_idx" ON "faq_entries" USING btree ("created_at");
  CREATE INDEX "faq_entries__status_idx" ON "faq_entries" USING btree ("_status");
  CREATE INDEX "_faq_entries_v_parent_idx" ON "_faq_entries_v" USING btree ("parent_id");
  CREATE INDEX "_faq_entries_v_version_version_slug_idx" ON "_faq_entries_v" USING btree ("version_slug");
  CREATE INDEX "_faq_entries_v_version_version_updated_at_idx" ON "_faq_entries_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_entries_v_version_version_created_at_idx" ON "_faq_entries_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_entries_v_version_version__status_idx" ON "_faq_entries_v" USING btree ("version__status");
  CREATE INDEX "_faq_entries_v_created_at_idx" ON "_faq_entries_v" USING btree ("created_at");
  CREATE INDEX "_faq_entries_v_updated_at_idx" ON "_faq_entries_v" USING btree ("updated_at");
  CREATE INDEX "_faq_entries_v_latest_idx" ON "_faq_entries_v" USING btree ("latest");
  CREATE UNIQUE INDEX "faq_searches_words_idx" ON "faq_searches" USING btree ("words");
  CREATE INDEX "faq_searches_times_idx" ON "faq_searches" USING btree ("times");
  CREATE INDEX "faq_searches_searched_at_idx" ON "faq_searches" USING btree ("searched_at");
  CREATE INDEX "faq_searches_updated_at_idx" ON "faq_searches" USING btree ("updated_at");
  CREATE INDEX "faq_searches_created_at_idx" ON "faq_searches" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_entries_fk" FOREIGN KEY ("faq_entries_id") REFERENCES "public"."faq_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_searches_fk" FOREIGN KEY ("faq_searches_id") REFERENCES "public"."faq_searches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_faq_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_entries_id");
  CREATE INDEX "payload_locked_documents_rels_faq_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_searches_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faq_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_faq_entries_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "faq_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "faq_entries" CASCADE;
  DROP TABLE "_faq_entries_v" CASCADE;
  DROP TABLE "faq_searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_searches_fk";
  
  DROP INDEX "payload_locked_documents_rels_faq_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_faq_searches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_searches_id";
  DROP TYPE "public"."enum_faq_entries_theme";
  DROP TYPE "public"."enum_faq_entries_status";
  DROP TYPE "public"."enum__faq_entries_v_version_theme";
  DROP TYPE "public"."enum__faq_entries_v_version_status";`)
}
