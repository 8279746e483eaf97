import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The table of cancellation fees is data of the agency, with versions; a trip may have its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cancellation_rules_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'savings' BEFORE 'departure_confirmed';
  CREATE TABLE "cancellation_rules_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"days_before" numeric NOT NULL,
  	"refund_percent" numeric NOT NULL
  );
  
  CREATE TABLE "cancellation_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"status" "enum_cancellation_rules_status" DEFAULT 'draft' NOT NULL,
  	"is_default" boolean DEFAULT true,
  	"changes" varchar,
  	"frozen" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "expeditions" ADD COLUMN "cancellation_rule_id" integer;
  ALTER TABLE "_expeditions_v" ADD COLUMN "version_cancellation_rule_id" integer;
  ALTER TABLE "reservations" ADD COLUMN "refund_ceiling" numeric DEFAULT 100;
  ALTER TABLE "reservations" ADD COLUMN "savings_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cancellation_rules_id" integer;
  ALTER TABLE "cancellation_rules_steps" ADD CONSTRAINT "cancellation_rules_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cancellation_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cancellation_rules_steps_order_idx" ON "cancellation_rules_steps" USING btree ("_order");
  CREATE INDEX "cancellation_rules_steps_parent_id_idx" ON "cancellation_rules_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "cancellation_rules_version_idx" ON "cancellation_rules" USING btree ("version");
  CREATE INDEX "cancellation_rules_status_idx" ON "cancellation_rules" USING btree ("status");
  CREATE INDEX "cancellation_rules_updated_at_idx" ON "cancellation_rules" USING btree ("updated_at");
  CREATE INDEX "cancellation_rules_created_at_idx" ON "cancellation_rules" USING btree ("created_at");
  ALTER TABLE "expeditions" ADD CONSTRAINT "expeditions_cancellation_rule_id_cancellation_rules_id_fk" FOREIGN KEY ("cancellation_rule_id") REFERENCES "public"."cancellation_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expeditions_v" ADD CONSTRAINT "_expeditions_v_version_cancellation_rule_id_cancellation_rules_id_fk" FOREIGN KEY ("version_cancellation_rule_id") REFERENCES "public"."cancellation_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cancellation_rules_fk" FOREIGN KEY ("cancellation_rules_id") REFERENCES "public"."cancellation_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "expeditions_cancellation_rule_idx" ON "expeditions" USING btree ("cancellation_rule_id");
  CREATE INDEX "_expeditions_v_version_version_cancellation_rule_idx" ON "_expeditions_v" USING btree ("version_cancellation_rule_id");
  CREATE INDEX "payload_locked_documents_rels_cancellation_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("cancellation_rules_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cancellation_rules_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cancellation_rules" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cancellation_rules_steps" CASCADE;
  DROP TABLE "cancellation_rules" CASCADE;
  ALTER TABLE "expeditions" DROP CONSTRAINT "expeditions_cancellation_rule_id_cancellation_rules_id_fk";
  
  ALTER TABLE "_expeditions_v" DROP CONSTRAINT "_expeditions_v_version_cancellation_rule_id_cancellation_rules_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cancellation_rules_fk";
  
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'paid' WHERE "kind" = 'savings';
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'traveler_canceled', 'canceled', 'departure_confirmed', 'departure_canceled', 'choice_made', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  DROP INDEX "expeditions_cancellation_rule_idx";
  DROP INDEX "_expeditions_v_version_version_cancellation_rule_idx";
  DROP INDEX "payload_locked_documents_rels_cancellation_rules_id_idx";
  ALTER TABLE "expeditions" DROP COLUMN "cancellation_rule_id";
  ALTER TABLE "_expeditions_v" DROP COLUMN "version_cancellation_rule_id";
  ALTER TABLE "reservations" DROP COLUMN "refund_ceiling";
  ALTER TABLE "reservations" DROP COLUMN "savings_cents";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cancellation_rules_id";
  DROP TYPE "public"."enum_cancellation_rules_status";`)
}
