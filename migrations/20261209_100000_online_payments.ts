import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Cheques and vouchers by the desk, payments by a provider of cards, and what the history says of those that fail. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_method" ADD VALUE 'cheque' BEFORE 'moved';
  ALTER TYPE "public"."enum_payments_method" ADD VALUE 'ancv' BEFORE 'moved';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'payment_failed' BEFORE 'participants';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'refunded' BEFORE 'participants';
  ALTER TYPE "public"."enum_reservation_events_kind" ADD VALUE 'refund_failed' BEFORE 'participants';
  ALTER TABLE "payments" ADD COLUMN "provider" varchar;
  ALTER TABLE "payments" ADD COLUMN "provider_reference" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::text;
  UPDATE "payments" SET "method" = 'other' WHERE "method" IN ('cheque', 'ancv');
  DROP TYPE "public"."enum_payments_method";
  CREATE TYPE "public"."enum_payments_method" AS ENUM('bank_transfer', 'card', 'credit', 'moved', 'other');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::"public"."enum_payments_method";
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE "public"."enum_payments_method" USING "method"::"public"."enum_payments_method";
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "reservation_events" SET "kind" = 'paid' WHERE "kind" IN ('payment_failed', 'refunded', 'refund_failed');
  DROP TYPE "public"."enum_reservation_events_kind";
  CREATE TYPE "public"."enum_reservation_events_kind" AS ENUM('created', 'confirmed', 'paid', 'participants', 'moved', 'options_changed', 'transferred', 'traveler_canceled', 'canceled', 'savings', 'departure_confirmed', 'departure_canceled', 'choice_made', 'credit_returned');
  ALTER TABLE "reservation_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_reservation_events_kind" USING "kind"::"public"."enum_reservation_events_kind";
  ALTER TABLE "payments" DROP COLUMN "provider";
  ALTER TABLE "payments" DROP COLUMN "provider_reference";`)
}
