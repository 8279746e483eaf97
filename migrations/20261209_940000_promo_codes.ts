import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Promo codes, and the discount of the agency in the history of a reservation. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_promo_codes_effect" AS ENUM('person', 'booking', 'percent');
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'discounted' BEFORE 'savings';
  CREATE TABLE "promo_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"is_restricted" boolean DEFAULT false,
  	"folded" varchar,
  	"effect" "enum_promo_codes_effect" DEFAULT 'person' NOT NULL,
  	"amount_cents" numeric,
  	"percent" numeric,
  	"max_uses" numeric,
  	"max_uses_per_person" numeric,
  	"first_day" timestamp(3) with time zone,
  	"last_day" timestamp(3) with time zone,
  	"departures_from" timestamp(3) with time zone,
  	"departures_until" timestamp(3) with time zone,
  	"min_travelers" numeric,
  	"first_trip_only" boolean DEFAULT false,
  	"returns_use" boolean DEFAULT true,
  	"is_stopped" boolean DEFAULT false,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "promo_codes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"expeditions_id" integer,
  	"activity_categories_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "promo_codes_id" integer;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_expeditions_fk" FOREIGN KEY ("expeditions_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promo_codes_rels" ADD CONSTRAINT "promo_codes_rels_activity_categories_fk" FOREIGN KEY ("activity_categories_id") REFERENCES "public"."activity_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "promo_codes_folded_idx" ON "promo_codes" USING btree ("folded");
  CREATE INDEX "promo_codes_amount_cents_idx" ON "promo_codes" USING btree ("amount_cents");
  CREATE INDEX "promo_codes_updated_at_idx" ON "promo_codes" USING btree ("updated_at");
  CREATE INDEX "promo_codes_created_at_idx" ON "promo_codes" USING btree ("created_at");
  CREATE INDEX "promo_codes_rels_order_idx" ON "promo_codes_rels" USING btree ("order");
  CREATE INDEX "promo_codes_rels_parent_idx" ON "promo_codes_rels" USING btree ("parent_id");
  CREATE INDEX "promo_codes_rels_path_idx" ON "promo_codes_rels" USING btree ("path");
  CREATE INDEX "promo_codes_rels_expeditions_id_idx" ON "promo_codes_rels" USING btree ("expeditions_id");
  CREATE INDEX "promo_codes_rels_activity_categories_id_idx" ON "promo_codes_rels" USING btree ("activity_categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promo_codes_fk" FOREIGN KEY ("promo_codes_id") REFERENCES "public"."promo_codes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_promo_codes_id_idx" ON "payload_locked_documents_rels" USING btree ("promo_codes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promo_codes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "promo_codes_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "promo_codes" CASCADE;
  DROP TABLE "promo_codes_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promo_codes_fk";
  
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'payment_failed', 'refunded', 'refund_failed', 'participants', 'moved', 'options_changed', 'transferred', 'traveler_canceled', 'canceled', 'savings', 'departure_confirmed', 'departure_canceled', 'choice_made', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  DROP INDEX "payload_locked_documents_rels_promo_codes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "promo_codes_id";
  DROP TYPE "public"."enum_promo_codes_effect";`)
}
