import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A gift card is a means of payment, and its conditions are a text with versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payments_method" ADD VALUE 'gift_card' BEFORE 'cheque';
  ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'gift_card_terms' BEFORE 'terms_of_use';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::text;
  UPDATE "payments" SET "method" = 'other' WHERE "method" = 'gift_card';
  DROP TYPE "public"."enum_payments_method";
  CREATE TYPE "public"."enum_payments_method" AS ENUM('bank_transfer', 'card', 'credit', 'cheque', 'ancv', 'moved', 'other');
  ALTER TABLE "payments" ALTER COLUMN "method" SET DEFAULT 'bank_transfer'::"public"."enum_payments_method";
  ALTER TABLE "payments" ALTER COLUMN "method" SET DATA TYPE "public"."enum_payments_method" USING "method"::"public"."enum_payments_method";
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "legal_documents" SET "kind" = 'terms_of_use' WHERE "kind" = 'gift_card_terms';
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'information_form_a', 'information_form_b', 'level_notice', 'cancellation_choices', 'transfer_notice', 'invoice_notice', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";`)
}
