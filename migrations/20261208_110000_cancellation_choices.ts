import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Credit as a means of payment, what follows a canceled booking to another, and the text under which a customer chooses. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_method" ADD VALUE 'credit' BEFORE 'other';
  ALTER TYPE "public"."enum_payments_method" ADD VALUE 'moved' BEFORE 'other';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'choice_made';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'credit_returned';
  ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'cancellation_choices' BEFORE 'terms_of_use';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE text;
  UPDATE "payments" SET "method" = 'other' WHERE "method" IN ('credit', 'moved');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::text;
  DROP TYPE "public"."enum_payments_method";
  CREATE TYPE "public"."enum_payments_method" AS ENUM('bank_transfer', 'card', 'other');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::"public"."enum_payments_method";
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE "public"."enum_payments_method" USING "method"::"public"."enum_payments_method";
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'paid' WHERE "kind" IN ('choice_made', 'credit_returned');
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'traveler_canceled', 'canceled', 'departure_confirmed', 'departure_canceled');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'information_form_a', 'information_form_b', 'level_notice', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";`)
}
