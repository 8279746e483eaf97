import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_expeditions_sizes_asked" AS ENUM('height_cm', 'weight_kg', 'shoe_eu', 'clothing', 'head_cm');
  CREATE TYPE "public"."enum__expeditions_v_version_sizes_asked" AS ENUM('height_cm', 'weight_kg', 'shoe_eu', 'clothing', 'head_cm');
  CREATE TYPE "public"."enum_reservations_source" AS ENUM('site', 'phone');
  CREATE TYPE "public"."enum_payments_kind" AS ENUM('deposit', 'balance', 'full', 'refund');
  CREATE TYPE "public"."enum_payments_method" AS ENUM('bank_transfer', 'card', 'other');
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'canceled', 'departure_canceled');
  CREATE TYPE "public"."enum_message_reports_status" AS ENUM('open', 'closed');
  CREATE TYPE "public"."enum_moderation_events_action" AS ENUM('hidden', 'restored', 'published', 'rejected', 'edited', 'replied');
  CREATE TYPE "public"."enum_roster_views_kind" AS ENUM('page', 'print', 'csv');
  CREATE TABLE "expeditions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"description" varchar,
  	"price_cents" numeric
  );
  
  CREATE TABLE "expeditions_sizes_asked" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_expeditions_sizes_asked",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_expeditions_v_version_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"description" varchar,
  	"price_cents" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expeditions_v_version_sizes_asked" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__expeditions_v_version_sizes_asked",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "participants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reservation_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"birth_date" timestamp(3) with time zone,
  	"email" varchar,
  	"phone" varchar,
  	"emergency_name" varchar,
  	"emergency_phone" varchar,
  	"diet" varchar,
  	"level" numeric,
  	"sizes" jsonb,
  	"kit_packed" jsonb,
  	"link_token_hash" varchar,
  	"link_sent_at" timestamp(3) with time zone,
  	"completed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reservation_id" integer NOT NULL,
  	"kind" "enum_payments_kind" NOT NULL,
  	"method" "enum_payments_method" DEFAULT 'bank_transfer' NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"reference" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reservation_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reservation_id" integer NOT NULL,
  	"kind" "enum_reservation_events_kind" NOT NULL,
  	"author_id" integer,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"reporter_id" integer NOT NULL,
  	"reason" varchar,
  	"status" "enum_message_reports_status" DEFAULT 'open' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "moderation_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"review_id" integer,
  	"action" "enum_moderation_events_action" NOT NULL,
  	"author_id" integer,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "roster_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"departure_id" integer NOT NULL,
  	"viewer_id" integer NOT NULL,
  	"kind" "enum_roster_views_kind" DEFAULT 'page' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "reservations" ADD COLUMN "number" varchar;
  ALTER TABLE "reservations" ADD COLUMN "options" jsonb;
  ALTER TABLE "reservations" ADD COLUMN "deposit_cents" numeric;
  ALTER TABLE "reservations" ADD COLUMN "balance_due_on" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "source" "enum_reservations_source" DEFAULT 'site' NOT NULL;
  ALTER TABLE "reservations" ADD COLUMN "terms_version" varchar;
  ALTER TABLE "reservations" ADD COLUMN "terms_accepted_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "canceled_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "cancellation_fee_cents" numeric;
  ALTER TABLE "reservations" ADD COLUMN "cart_number" numeric;
  ALTER TABLE "reservations" ADD COLUMN "request_hash" varchar;
  ALTER TABLE "reservations" ADD COLUMN "answer" jsonb;
  ALTER TABLE "reservations" ADD COLUMN "review_invited_at" timestamp(3) with time zone;
  ALTER TABLE "carts" ADD COLUMN "held_seats" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "carts" ADD COLUMN "hold_started_at" timestamp(3) with time zone;
  ALTER TABLE "carts" ADD COLUMN "options" jsonb;
  ALTER TABLE "carts" ADD COLUMN "participants" jsonb;
  ALTER TABLE "carts" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "guide_rate" numeric;
  ALTER TABLE "reviews" ADD COLUMN "level_rate" numeric;
  ALTER TABLE "reviews" ADD COLUMN "organisation_rate" numeric;
  ALTER TABLE "reviews" ADD COLUMN "reply" varchar;
  ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp(3) with time zone;
  ALTER TABLE "reviews" ADD COLUMN "moderation_reason" varchar;
  ALTER TABLE "reviews" ADD COLUMN "reservation_id" integer;
  ALTER TABLE "messages" ADD COLUMN "moderation_reason" varchar;
  ALTER TABLE "users" ADD COLUMN "favourite_alerts" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "basket_reminders" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "favourite_news_seen_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "favourite_mailed_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "participants_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reservation_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "message_reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "moderation_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "roster_views_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "appointment_url" varchar DEFAULT 'https://rendez-vous.lagopede.example' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "google_review_url" varchar DEFAULT 'https://avis-google.lagopede.example' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "hold_minutes" numeric DEFAULT 30 NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "terms_version" varchar DEFAULT '2026-11' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "bank_holder" varchar DEFAULT 'Lagopède SAS' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "bank_iban" varchar DEFAULT 'FR76 3000 4000 0312 3456 7890 143' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "bank_bic" varchar DEFAULT 'BNPAFRPPXXX' NOT NULL;
  ALTER TABLE "expeditions_options" ADD CONSTRAINT "expeditions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expeditions_sizes_asked" ADD CONSTRAINT "expeditions_sizes_asked_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expeditions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_options" ADD CONSTRAINT "_expeditions_v_version_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expeditions_v_version_sizes_asked" ADD CONSTRAINT "_expeditions_v_version_sizes_asked_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_expeditions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "participants" ADD CONSTRAINT "participants_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservation_events" ADD CONSTRAINT "reservation_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "roster_views" ADD CONSTRAINT "roster_views_departure_id_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."departures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "roster_views" ADD CONSTRAINT "roster_views_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "expeditions_options_order_idx" ON "expeditions_options" USING btree ("_order");
  CREATE INDEX "expeditions_options_parent_id_idx" ON "expeditions_options" USING btree ("_parent_id");
  CREATE INDEX "expeditions_options_price_cents_idx" ON "expeditions_options" USING btree ("price_cents");
  CREATE INDEX "expeditions_sizes_asked_order_idx" ON "expeditions_sizes_asked" USING btree ("order");
  CREATE INDEX "expeditions_sizes_asked_parent_idx" ON "expeditions_sizes_asked" USING btree ("parent_id");
  CREATE INDEX "_expeditions_v_version_options_order_idx" ON "_expeditions_v_version_options" USING btree ("_order");
  CREATE INDEX "_expeditions_v_version_options_parent_id_idx" ON "_expeditions_v_version_options" USING btree ("_parent_id");
  CREATE INDEX "_expeditions_v_version_options_price_cents_idx" ON "_expeditions_v_version_options" USING btree ("price_cents");
  CREATE INDEX "_expeditions_v_version_sizes_asked_order_idx" ON "_expeditions_v_version_sizes_asked" USING btree ("order");
  CREATE INDEX "_expeditions_v_version_sizes_asked_parent_idx" ON "_expeditions_v_version_sizes_asked" USING btree ("parent_id");
  CREATE INDEX "participants_reservation_idx" ON "participants" USING btree ("reservation_id");
  CREATE UNIQUE INDEX "participants_link_token_hash_idx" ON "participants" USING btree ("link_token_hash");
  CREATE INDEX "participants_updated_at_idx" ON "participants" USING btree ("updated_at");
  CREATE INDEX "participants_created_at_idx" ON "participants" USING btree ("created_at");
  CREATE INDEX "payments_reservation_idx" ON "payments" USING btree ("reservation_id");
  CREATE INDEX "payments_amount_cents_idx" ON "payments" USING btree ("amount_cents");
  CREATE INDEX "payments_author_idx" ON "payments" USING btree ("author_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "reservation_events_reservation_idx" ON "reservation_events" USING btree ("reservation_id");
  CREATE INDEX "reservation_events_author_idx" ON "reservation_events" USING btree ("author_id");
  CREATE INDEX "reservation_events_updated_at_idx" ON "reservation_events" USING btree ("updated_at");
  CREATE INDEX "reservation_events_created_at_idx" ON "reservation_events" USING btree ("created_at");
  CREATE INDEX "message_reports_message_idx" ON "message_reports" USING btree ("message_id");
  CREATE INDEX "message_reports_reporter_idx" ON "message_reports" USING btree ("reporter_id");
  CREATE INDEX "message_reports_status_idx" ON "message_reports" USING btree ("status");
  CREATE INDEX "message_reports_updated_at_idx" ON "message_reports" USING btree ("updated_at");
  CREATE INDEX "message_reports_created_at_idx" ON "message_reports" USING btree ("created_at");
  CREATE UNIQUE INDEX "message_reporter_idx" ON "message_reports" USING btree ("message_id","reporter_id");
  CREATE INDEX "moderation_events_message_idx" ON "moderation_events" USING btree ("message_id");
  CREATE INDEX "moderation_events_review_idx" ON "moderation_events" USING btree ("review_id");
  CREATE INDEX "moderation_events_author_idx" ON "moderation_events" USING btree ("author_id");
  CREATE INDEX "moderation_events_updated_at_idx" ON "moderation_events" USING btree ("updated_at");
  CREATE INDEX "moderation_events_created_at_idx" ON "moderation_events" USING btree ("created_at");
  CREATE INDEX "roster_views_departure_idx" ON "roster_views" USING btree ("departure_id");
  CREATE INDEX "roster_views_viewer_idx" ON "roster_views" USING btree ("viewer_id");
  CREATE INDEX "roster_views_updated_at_idx" ON "roster_views" USING btree ("updated_at");
  CREATE INDEX "roster_views_created_at_idx" ON "roster_views" USING btree ("created_at");
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_reservation_id_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_participants_fk" FOREIGN KEY ("participants_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reservation_events_fk" FOREIGN KEY ("reservation_events_id") REFERENCES "public"."reservation_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_reports_fk" FOREIGN KEY ("message_reports_id") REFERENCES "public"."message_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_moderation_events_fk" FOREIGN KEY ("moderation_events_id") REFERENCES "public"."moderation_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_roster_views_fk" FOREIGN KEY ("roster_views_id") REFERENCES "public"."roster_views"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "reservations_number_idx" ON "reservations" USING btree ("number");
  CREATE INDEX "reservations_deposit_cents_idx" ON "reservations" USING btree ("deposit_cents");
  CREATE INDEX "reservations_cancellation_fee_cents_idx" ON "reservations" USING btree ("cancellation_fee_cents");
  CREATE INDEX "reservations_cart_number_idx" ON "reservations" USING btree ("cart_number");
  CREATE UNIQUE INDEX "reviews_reservation_idx" ON "reviews" USING btree ("reservation_id");
  CREATE INDEX "payload_locked_documents_rels_participants_id_idx" ON "payload_locked_documents_rels" USING btree ("participants_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_reservation_events_id_idx" ON "payload_locked_documents_rels" USING btree ("reservation_events_id");
  CREATE INDEX "payload_locked_documents_rels_message_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("message_reports_id");
  CREATE INDEX "payload_locked_documents_rels_moderation_events_id_idx" ON "payload_locked_documents_rels" USING btree ("moderation_events_id");
  CREATE INDEX "payload_locked_documents_rels_roster_views_id_idx" ON "payload_locked_documents_rels" USING btree ("roster_views_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "expeditions_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "expeditions_sizes_asked" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_expeditions_v_version_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_expeditions_v_version_sizes_asked" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "participants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reservation_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "moderation_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "roster_views" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "expeditions_options" CASCADE;
  DROP TABLE "expeditions_sizes_asked" CASCADE;
  DROP TABLE "_expeditions_v_version_options" CASCADE;
  DROP TABLE "_expeditions_v_version_sizes_asked" CASCADE;
  DROP TABLE "participants" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "reservation_events" CASCADE;
  DROP TABLE "message_reports" CASCADE;
  DROP TABLE "moderation_events" CASCADE;
  DROP TABLE "roster_views" CASCADE;
  ALTER TABLE "reviews" DROP CONSTRAINT "reviews_reservation_id_reservations_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_participants_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reservation_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_message_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_moderation_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_roster_views_fk";
  
  DROP INDEX "reservations_number_idx";
  DROP INDEX "reservations_deposit_cents_idx";
  DROP INDEX "reservations_cancellation_fee_cents_idx";
  DROP INDEX "reservations_cart_number_idx";
  DROP INDEX "reviews_reservation_idx";
  DROP INDEX "payload_locked_documents_rels_participants_id_idx";
  DROP INDEX "payload_locked_documents_rels_payments_id_idx";
  DROP INDEX "payload_locked_documents_rels_reservation_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_message_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_moderation_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_roster_views_id_idx";
  ALTER TABLE "reservations" DROP COLUMN "number";
  ALTER TABLE "reservations" DROP COLUMN "options";
  ALTER TABLE "reservations" DROP COLUMN "deposit_cents";
  ALTER TABLE "reservations" DROP COLUMN "balance_due_on";
  ALTER TABLE "reservations" DROP COLUMN "source";
  ALTER TABLE "reservations" DROP COLUMN "terms_version";
  ALTER TABLE "reservations" DROP COLUMN "terms_accepted_at";
  ALTER TABLE "reservations" DROP COLUMN "confirmed_at";
  ALTER TABLE "reservations" DROP COLUMN "canceled_at";
  ALTER TABLE "reservations" DROP COLUMN "cancellation_fee_cents";
  ALTER TABLE "reservations" DROP COLUMN "cart_number";
  ALTER TABLE "reservations" DROP COLUMN "request_hash";
  ALTER TABLE "reservations" DROP COLUMN "answer";
  ALTER TABLE "reservations" DROP COLUMN "review_invited_at";
  ALTER TABLE "carts" DROP COLUMN "held_seats";
  ALTER TABLE "carts" DROP COLUMN "hold_started_at";
  ALTER TABLE "carts" DROP COLUMN "options";
  ALTER TABLE "carts" DROP COLUMN "participants";
  ALTER TABLE "carts" DROP COLUMN "reminded_at";
  ALTER TABLE "reviews" DROP COLUMN "guide_rate";
  ALTER TABLE "reviews" DROP COLUMN "level_rate";
  ALTER TABLE "reviews" DROP COLUMN "organisation_rate";
  ALTER TABLE "reviews" DROP COLUMN "reply";
  ALTER TABLE "reviews" DROP COLUMN "replied_at";
  ALTER TABLE "reviews" DROP COLUMN "moderation_reason";
  ALTER TABLE "reviews" DROP COLUMN "reservation_id";
  ALTER TABLE "messages" DROP COLUMN "moderation_reason";
  ALTER TABLE "users" DROP COLUMN "favourite_alerts";
  ALTER TABLE "users" DROP COLUMN "basket_reminders";
  ALTER TABLE "users" DROP COLUMN "favourite_news_seen_at";
  ALTER TABLE "users" DROP COLUMN "favourite_mailed_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "participants_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reservation_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "message_reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "moderation_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "roster_views_id";
  ALTER TABLE "site_settings" DROP COLUMN "appointment_url";
  ALTER TABLE "site_settings" DROP COLUMN "google_review_url";
  ALTER TABLE "site_settings" DROP COLUMN "hold_minutes";
  ALTER TABLE "site_settings" DROP COLUMN "terms_version";
  ALTER TABLE "site_settings" DROP COLUMN "bank_holder";
  ALTER TABLE "site_settings" DROP COLUMN "bank_iban";
  ALTER TABLE "site_settings" DROP COLUMN "bank_bic";
  DROP TYPE "public"."enum_expeditions_sizes_asked";
  DROP TYPE "public"."enum__expeditions_v_version_sizes_asked";
  DROP TYPE "public"."enum_reservations_source";
  DROP TYPE "public"."enum_payments_kind";
  DROP TYPE "public"."enum_payments_method";
  DROP TYPE "public"."enum_reservation_events_kind";
  DROP TYPE "public"."enum_message_reports_status";
  DROP TYPE "public"."enum_moderation_events_action";
  DROP TYPE "public"."enum_roster_views_kind";`)
}
