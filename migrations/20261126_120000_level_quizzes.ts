import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_level_quizzes_questions_axis" AS ENUM('endurance', 'ascent', 'technique', 'exposure', 'autonomy', 'regularity');
  CREATE TYPE "public"."enum_level_quizzes_status" AS ENUM('draft', 'published');
  CREATE TABLE "level_quizzes_questions_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"level" numeric NOT NULL
  );
  
  CREATE TABLE "level_quizzes_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"help" varchar,
  	"fact" varchar NOT NULL,
  	"axis" "enum_level_quizzes_questions_axis" NOT NULL,
  	"weight" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "level_quizzes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"status" "enum_level_quizzes_status" DEFAULT 'draft' NOT NULL,
  	"frozen" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "level_quizzes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"activity_categories_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "level_quizzes_id" integer;
  ALTER TABLE "level_quizzes_questions_choices" ADD CONSTRAINT "level_quizzes_questions_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."level_quizzes_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "level_quizzes_questions" ADD CONSTRAINT "level_quizzes_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."level_quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "level_quizzes_rels" ADD CONSTRAINT "level_quizzes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."level_quizzes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "level_quizzes_rels" ADD CONSTRAINT "level_quizzes_rels_activity_categories_fk" FOREIGN KEY ("activity_categories_id") REFERENCES "public"."activity_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "level_quizzes_questions_choices_order_idx" ON "level_quizzes_questions_choices" USING btree ("_order");
  CREATE INDEX "level_quizzes_questions_choices_parent_id_idx" ON "level_quizzes_questions_choices" USING btree ("_parent_id");
  CREATE INDEX "level_quizzes_questions_order_idx" ON "level_quizzes_questions" USING btree ("_order");
  CREATE INDEX "level_quizzes_questions_parent_id_idx" ON "level_quizzes_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "level_quizzes_version_idx" ON "level_quizzes" USING btree ("version");
  CREATE INDEX "level_quizzes_status_idx" ON "level_quizzes" USING btree ("status");
  CREATE INDEX "level_quizzes_updated_at_idx" ON "level_quizzes" USING btree ("updated_at");
  CREATE INDEX "level_quizzes_created_at_idx" ON "level_quizzes" USING btree ("created_at");
  CREATE INDEX "level_quizzes_rels_order_idx" ON "level_quizzes_rels" USING btree ("order");
  CREATE INDEX "level_quizzes_rels_parent_idx" ON "level_quizzes_rels" USING btree ("parent_id");
  CREATE INDEX "level_quizzes_rels_path_idx" ON "level_quizzes_rels" USING btree ("path");
  CREATE INDEX "level_quizzes_rels_activity_categories_id_idx" ON "level_quizzes_rels" USING btree ("activity_categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_level_quizzes_fk" FOREIGN KEY ("level_quizzes_id") REFERENCES "public"."level_quizzes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_level_quizzes_id_idx" ON "payload_locked_documents_rels" USING btree ("level_quizzes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "level_quizzes_questions_choices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "level_quizzes_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "level_quizzes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "level_quizzes_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "level_quizzes_questions_choices" CASCADE;
  DROP TABLE "level_quizzes_questions" CASCADE;
  DROP TABLE "level_quizzes" CASCADE;
  DROP TABLE "level_quizzes_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_level_quizzes_fk";
  
  DROP INDEX "payload_locked_documents_rels_level_quizzes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "level_quizzes_id";
  DROP TYPE "public"."enum_level_quizzes_questions_axis";
  DROP TYPE "public"."enum_level_quizzes_status";`)
}
