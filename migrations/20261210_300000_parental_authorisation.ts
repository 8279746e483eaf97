import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What who entrusts a child signs is a text with versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'parental_authorisation' BEFORE 'terms_of_use';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  UPDATE "legal_documents" SET "kind" = 'terms_of_use' WHERE "kind" = 'parental_authorisation';
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'information_form_a', 'information_form_b', 'level_notice', 'cancellation_choices', 'transfer_notice', 'invoice_notice', 'gift_card_terms', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";`)
}
