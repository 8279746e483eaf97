import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_call_requests_status" AS ENUM('open', 'closed');
  CREATE TABLE "call_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"wanted_at" timestamp(3) with time zone NOT NULL,
  	"expedition_id" integer,
  	"user_id" integer,
  	"status" "enum_call_requests_status" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "call_requests_id" integer;
  ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_expedition_id_expeditions_id_fk" FOREIGN KEY ("expedition_id") REFERENCES "public"."expeditions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "call_requests_wanted_at_idx" ON "call_requests" USING btree ("wanted_at");
  CREATE INDEX "call_requests_expedition_idx" ON "call_requests" USING btree ("expedition_id");
  CREATE INDEX "call_requests_user_idx" ON "call_requests" USING btree ("user_id");
  CREATE INDEX "call_requests_status_idx" ON "call_requests" USING btree ("status");
  CREATE INDEX "call_requests_updated_at_idx" ON "call_requests" USING btree ("updated_at");
  CREATE INDEX "call_requests_created_at_idx" ON "call_requests" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_call_requests_fk" FOREIGN KEY ("call_requests_id") REFERENCES "public"."call_requests"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_call_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("call_requests_id");
  CREATE UNIQUE INDEX "call_requests_open_phone_idx" ON "call_requests" ("phone") WHERE "status" = 'open';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "call_requests" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "call_requests" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "call_requests_id";
  DROP TYPE "public"."enum_call_requests_status";`)
}
