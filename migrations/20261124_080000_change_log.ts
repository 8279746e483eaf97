import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_change_log_kind" AS ENUM('expeditions', 'departures', 'reservations', 'payments', 'users');
  CREATE TYPE "public"."enum_change_log_action" AS ENUM('created', 'changed', 'deleted');
  CREATE TABLE "change_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_change_log_kind" NOT NULL,
  	"row_id" numeric NOT NULL,
  	"action" "enum_change_log_action" NOT NULL,
  	"author_id" integer,
  	"before" jsonb,
  	"after" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "change_log_id" integer;
  ALTER TABLE "change_log" ADD CONSTRAINT "change_log_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "change_log_kind_idx" ON "change_log" USING btree ("kind");
  CREATE INDEX "change_log_author_idx" ON "change_log" USING btree ("author_id");
  CREATE INDEX "change_log_updated_at_idx" ON "change_log" USING btree ("updated_at");
  CREATE INDEX "change_log_created_at_idx" ON "change_log" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_change_log_fk" FOREIGN KEY ("change_log_id") REFERENCES "public"."change_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_change_log_id_idx" ON "payload_locked_documents_rels" USING btree ("change_log_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "change_log" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "change_log" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_change_log_fk";
  
  DROP INDEX "payload_locked_documents_rels_change_log_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "change_log_id";
  DROP TYPE "public"."enum_change_log_kind";
  DROP TYPE "public"."enum_change_log_action";`)
}
