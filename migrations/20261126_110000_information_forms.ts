import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'information_form_a' BEFORE 'terms_of_use';
  ALTER TYPE "public"."enum_legal_documents_kind" ADD VALUE 'information_form_b' BEFORE 'terms_of_use';
  ALTER TABLE "reservations" ADD COLUMN "information_form_version" varchar;
  ALTER TABLE "reservations" ADD COLUMN "information_form_sent_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "information_form_sent_to" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_legal_documents_kind";
  CREATE TYPE "public"."enum_legal_documents_kind" AS ENUM('privacy', 'cookies', 'legal_notice', 'terms_of_sale', 'terms_of_use', 'accessibility');
  ALTER TABLE "legal_documents" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_legal_documents_kind" USING "kind"::"public"."enum_legal_documents_kind";
  ALTER TABLE "reservations" DROP COLUMN "information_form_version";
  ALTER TABLE "reservations" DROP COLUMN "information_form_sent_at";
  ALTER TABLE "reservations" DROP COLUMN "information_form_sent_to";`)
}
