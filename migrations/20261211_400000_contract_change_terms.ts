import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a change of a contract means is a text with versions, and the figures that it is computed with are a part of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_documents_change_terms_silence" AS ENUM('terminate', 'accept');
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'contract_changed' BEFORE 'credit_returned';
  ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'contract_changes' BEFORE 'transfer_notice';
  ALTER TABLE "legal_documents" ADD COLUMN "change_terms_fuel_percent" numeric;
  ALTER TABLE "legal_documents" ADD COLUMN "change_terms_taxes_percent" numeric;
  ALTER TABLE "legal_documents" ADD COLUMN "change_terms_currency_percent" numeric;
  ALTER TABLE "legal_documents" ADD COLUMN "change_terms_answer_days" numeric;
  ALTER TABLE "legal_documents" ADD COLUMN "change_terms_silence" "enum_legal_documents_change_terms_silence";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'moved' WHERE "kind" = 'contract_changed';
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'payment_failed', 'refunded', 'refund_failed', 'participants', 'moved', 'options_changed', 'transferred', 'traveler_canceled', 'canceled', 'discounted', 'savings', 'departure_confirmed', 'departure_canceled', 'choice_made', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "legal_documents" SET "kind" = 'terms_of_use' WHERE "kind" = 'contract_changes';
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'information_form_a', 'information_form_b', 'level_notice', 'cancellation_choices', 'transfer_notice', 'invoice_notice', 'gift_card_terms', 'parental_authorisation', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";
  ALTER TABLE "legal_documents" DROP COLUMN "change_terms_fuel_percent";
  ALTER TABLE "legal_documents" DROP COLUMN "change_terms_taxes_percent";
  ALTER TABLE "legal_documents" DROP COLUMN "change_terms_currency_percent";
  ALTER TABLE "legal_documents" DROP COLUMN "change_terms_answer_days";
  ALTER TABLE "legal_documents" DROP COLUMN "change_terms_silence";
  DROP TYPE "public"."enum_legal_documents_change_terms_silence";`)
}
