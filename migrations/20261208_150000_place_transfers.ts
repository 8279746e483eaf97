import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A place is handed over to somebody else and options change alone: the history says so, and what a transfer costs is a setting. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'options_changed' BEFORE 'traveler_canceled';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'transferred' BEFORE 'traveler_canceled';
  ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'transfer_notice' BEFORE 'terms_of_use';
  ALTER TABLE "site_settings" ADD COLUMN "transfer_cost_cents" numeric DEFAULT 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'participants' WHERE "kind" IN ('options_changed', 'transferred');
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'traveler_canceled', 'canceled', 'savings', 'departure_confirmed', 'departure_canceled', 'choice_made', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "legal_documents" SET "kind" = 'terms_of_use' WHERE "kind" = 'transfer_notice';
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'information_form_a', 'information_form_b', 'level_notice', 'cancellation_choices', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";
  ALTER TABLE "site_settings" DROP COLUMN "transfer_cost_cents";`)
}
