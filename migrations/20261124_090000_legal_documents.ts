import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'terms_of_use', 'accessibility');
  CREATE TYPE "public"."enum_legal_documents_status" AS ENUM('draft', 'published');
  CREATE TABLE "legal_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_legal_documents_kind" NOT NULL,
  	"version" varchar NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"status" "enum_legal_documents_status" DEFAULT 'draft' NOT NULL,
  	"summary" varchar,
  	"changes" varchar,
  	"body" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_documents_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "legal_company" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_form" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_capital" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_office" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_register" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_vat" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_travel_register" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_director" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_guarantor" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_insurer" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_mediator" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_host" varchar;
  CREATE INDEX "legal_documents_status_idx" ON "legal_documents" USING btree ("status");
  CREATE INDEX "legal_documents_updated_at_idx" ON "legal_documents" USING btree ("updated_at");
  CREATE INDEX "legal_documents_created_at_idx" ON "legal_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_version_idx" ON "legal_documents" USING btree ("kind","version");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_documents_fk" FOREIGN KEY ("legal_documents_id") REFERENCES "public"."legal_documents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_legal_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_documents_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "legal_documents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_documents_fk";
  
  DROP INDEX "payload_locked_documents_rels_legal_documents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_documents_id";
  ALTER TABLE "site_settings" DROP COLUMN "legal_company";
  ALTER TABLE "site_settings" DROP COLUMN "legal_form";
  ALTER TABLE "site_settings" DROP COLUMN "legal_capital";
  ALTER TABLE "site_settings" DROP COLUMN "legal_office";
  ALTER TABLE "site_settings" DROP COLUMN "legal_register";
  ALTER TABLE "site_settings" DROP COLUMN "legal_vat";
  ALTER TABLE "site_settings" DROP COLUMN "legal_travel_register";
  ALTER TABLE "site_settings" DROP COLUMN "legal_director";
  ALTER TABLE "site_settings" DROP COLUMN "legal_email";
  ALTER TABLE "site_settings" DROP COLUMN "legal_guarantor";
  ALTER TABLE "site_settings" DROP COLUMN "legal_insurer";
  ALTER TABLE "site_settings" DROP COLUMN "legal_mediator";
  ALTER TABLE "site_settings" DROP COLUMN "legal_host";
  DROP TYPE "public"."enum_legal_documents_kind";
  DROP TYPE "public"."enum_legal_documents_status";`)
}
